import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { takeBackStep, type Lot, type LotStep } from '@shuka/domain/lots';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Button } from '#kit/button.tsx';
import { CardCell, CardHead, CardRow, CardTable } from '#kit/card-table.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { Notice } from '#kit/notice.tsx';
import { QuestionDialog, useQuestion } from '#kit/question.tsx';
import { StateMark } from '#kit/state-mark.tsx';
import { submit } from '#kit/submit.ts';
import { today } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';
import { checkTaking } from './check-taking.ts';
import { refusedHere } from './LotForm.tsx';
import { kilogramsText } from './lot-words.ts';
import { happeningOf, storyOf, type StoryLine } from './lot-story.ts';
import type { Stock } from './use-stock.ts';

type Props = { readonly lot: Lot; readonly stock: Stock };

/** Takes a step back once its maker said yes; says why when that cannot be. */
const useTakingBack = ({ lot, stock }: Props) => {
  const words = useWords();
  const { asked, ask } = useQuestion<LotStep>();
  const [problem, setProblem] = useState<string | null>(null);
  const takeBack = async (step: LotStep): Promise<void> => {
    setProblem(null);
    if (!(await ask(step))) return;
    const draft = { id: newId(), keeperId: lot.keeperId, stepId: step.id, happenedOn: today(), note: '' };
    const refused = checkTaking(draft, step, stock);
    if (refused !== null) return setProblem(failureWords(refusedHere(refused, words), words));
    const taken = await submit(takeBackStep, draft);
    if (!taken.ok) setProblem(failureWords(taken.failure, words));
  };
  return { asked, problem, takeBack };
};

/** All that was done with a lot, as a table. A step that was wrong is taken back: it stays, struck through. */
export const LotStory = ({ lot, stock }: Props) => {
  const { t } = useWords();
  const { asked, problem, takeBack } = useTakingBack({ lot, stock });
  const lines = storyOf(lot.id, stock.told);
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('lots.story')}</h2>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      <CardTable
        caption={t('lots.story')}
        columns={[{ says: t('lots.when') }, { says: t('lots.what') }, { says: t('lots.change'), isFigure: true }]}
      >
        {lines.map((line) => (
          <Line key={line.kept.row.id} line={line} lotId={lot.id} onTakeBack={(step) => void takeBack(step)} />
        ))}
      </CardTable>
      <QuestionDialog
        asked={asked}
        title={t('lots.takeBack')}
        questions={[t('lots.takeBackAsk')]}
        change={t('lots.keepIt')}
        yes={t('lots.takeBackYes')}
      />
    </section>
  );
};

type LineProps = {
  readonly line: StoryLine;
  readonly lotId: string;
  readonly onTakeBack: (step: LotStep) => void;
};

const signed = (grams: number): string => `${grams > 0 ? '+' : '−'}${kilogramsText(Math.abs(grams))}`;

const Line = ({ line: { kept, grams, isTakenBack }, lotId, onTakeBack }: LineProps) => {
  const words = useWords();
  const { t, say, language } = words;
  const { row: step, state } = kept;
  const what = happeningOf(step, lotId, words);
  const date = formatDate(step.happenedOn, language);
  const change = grams === 0 ? '' : t('lots.kilograms', { kilograms: signed(grams) });
  const hasLoss = step.gone !== null && step.kind !== 'gone';
  return (
    <CardRow>
      <CardHead>{isTakenBack ? <s>{date}</s> : date}</CardHead>
      <CardCell>
        <div className="grid min-w-0 gap-1">
          <span className="font-semibold break-words">{isTakenBack ? <s>{what}</s> : what}</span>
          {hasLoss && step.gone !== null && (
            <span className="text-sm">
              {t('lots.withLoss', {
                kilograms: kilogramsText(step.gone.grams),
                reason: say(`lots.reason.${step.gone.reason}`),
              })}
            </span>
          )}
          {step.note !== '' && <span className="text-sm break-words">{step.note}</span>}
          <span className="flex flex-wrap items-center gap-x-4">
            <StateMark state={state} />
            {isTakenBack && <span className="text-sm">{t('lots.wasTakenBack')}</span>}
            {!isTakenBack && state !== 'needs-fixing' && (
              <Button look="bare" aria-label={t('lots.takeBackWhat', { what, date })} onClick={() => onTakeBack(step)}>
                <Undo2 aria-hidden className="size-5" />
                {t('lots.takeBack')}
              </Button>
            )}
          </span>
        </div>
      </CardCell>
      <CardCell says={t('lots.change')} isFigure>
        <span className="font-bold">{isTakenBack ? <s>{change}</s> : change}</span>
      </CardCell>
    </CardRow>
  );
};
