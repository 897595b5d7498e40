import type { Ask } from '@shuka/domain/seasons';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import type { Contract, DraftOf, OutputOf } from '@shuka/domain/kit/endpoint.ts';
import type { Result } from '#kit/api.ts';
import { QuestionDialog, takenBack, useQuestion, type Question } from '#kit/question.tsx';
import { submit } from '#kit/submit.ts';
import { useWords } from '#kit/words.tsx';
import { areaValues } from './land.ts';
import { kilogramsText } from './season-words.ts';

type Pass<C extends Contract> = (contract: C, draft: DraftOf<C>) => Promise<Result<OutputOf<C>>>;

/** Asks a person back before something odd is sent: yes, it is so; or they change it. */
export const useAskBack = () => {
  const { asked, ask } = useQuestion<readonly Ask[]>();
  const sender =
    <C extends Contract>(asksOf: (draft: DraftOf<C>) => readonly Ask[], pass: Pass<C> = submit) =>
    async (contract: C, draft: DraftOf<C>): Promise<Result<OutputOf<C>>> => {
      const asks = asksOf(draft);
      return asks.length === 0 || (await ask(asks)) ? pass(contract, draft) : takenBack;
    };
  return { asked, sender };
};

const useValues = () => {
  const { say, language } = useWords();
  const textOf = (name: string, value: number | string): string | number => {
    if (name === 'unit') return say(`measures.unit.${value}`);
    if (name === 'day') return formatDate(String(value), language);
    if (name === 'hectares' || name === 'measured') return areaValues(Number(value)).acres;
    return typeof value === 'number' ? kilogramsText(value) : value;
  };
  return ({ values }: Ask) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOf(name, value)]));
};

/** The question itself, over the page. */
export const AskBack = ({ asked }: { asked: Question<readonly Ask[]> | null }) => {
  const { t, say } = useWords();
  const valuesOf = useValues();
  return (
    <QuestionDialog
      asked={asked}
      title={t('seasons.askTitle')}
      questions={(asked?.about ?? []).map((ask) => say(ask.says, valuesOf(ask)))}
      change={t('seasons.askChange')}
      yes={t('seasons.askYes')}
    />
  );
};
