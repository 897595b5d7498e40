import { Check, Split } from 'lucide-react';
import { useId, useState } from 'react';
import type { Clash } from '@shuka/domain/farms';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { BoundarySketch } from './BoundarySketch.tsx';
import { clashFieldWords, clashValueWords, cornersOf, whoSaidWords, type Company } from './clash-words.ts';
import { settle } from './settle-clash.ts';

type Props = {
  readonly clash: Clash;
  readonly company: Company;
  /** Null for a clash about the farm itself. */
  readonly plotName: string | null;
  readonly onSettled: () => void;
};

/** Two people changed one thing: both values, who said which, and a button to keep each. Nothing is lost until then. */
export const ClashCard = ({ clash, company, plotName, onSettled }: Props) => {
  const words = useWords();
  const { t, language } = words;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const choose = async (choice: 'now' | 'other'): Promise<void> => {
    setBusy(true);
    const failure = await settle(clash, choice);
    setBusy(false);
    if (failure === null) onSettled();
    else setProblem(failureWords(failure, words));
  };

  return (
    <article className="grid gap-3 rounded-2xl border-2 border-ochre bg-paper p-4">
      <h3 className="flex gap-2 text-lg font-bold">
        <Split aria-hidden className="mt-0.5 size-6 shrink-0" />
        {t('farms.clashTitle', { what: t(clashFieldWords[clash.field]) })}
      </h3>
      {plotName !== null && <p>{t('farms.clashPlot', { name: plotName })}</p>}
      <p className="text-ink-soft">{t('farms.clashAt', { time: formatDateTime(clash.at, language) })}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['now', 'other'] as const).map((side) => (
          <Side
            key={side}
            clash={clash}
            side={side}
            company={company}
            isBusy={isBusy}
            onKeep={() => void choose(side)}
          />
        ))}
      </div>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
    </article>
  );
};

type SideProps = {
  readonly clash: Clash;
  readonly side: 'now' | 'other';
  readonly company: Company;
  readonly isBusy: boolean;
  readonly onKeep: () => void;
};

const Side = ({ clash, side, company, isBusy, onKeep }: SideProps) => {
  const words = useWords();
  const { t } = words;
  const id = useId();
  const by = side === 'now' ? clash.nowBy : clash.otherBy;
  const corners = clash.field === 'boundary' ? cornersOf(clash[side]) : null;
  const against = cornersOf(clash[side === 'now' ? 'other' : 'now']);
  return (
    <div className="grid content-between gap-3 rounded-xl border border-line p-3">
      <div id={id} className="grid gap-1">
        <p className="text-sm text-ink-soft">{t(side === 'now' ? 'farms.clashNow' : 'farms.clashOther')}</p>
        {corners !== null && <BoundarySketch corners={corners} against={against ?? []} />}
        <p className="break-words text-lg font-bold">{clashValueWords(clash.field, clash[side], words)}</p>
        <p>{t('farms.saidBy', { who: whoSaidWords(by, company, words) })}</p>
      </div>
      <Button look="quiet" disabled={isBusy} aria-describedby={id} onClick={onKeep}>
        <Check aria-hidden className="size-5" />
        {t('farms.keepThis')}
      </Button>
    </div>
  );
};
