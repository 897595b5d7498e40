import { Check, Split } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import type { Failure } from './api.ts';
import { Button } from './button.tsx';
import { failureWords } from './failure-words.ts';
import { Notice } from './notice.tsx';
import { useId } from './use-id.tsx';
import { useWords } from './words.tsx';

/** One of two values as people read it, a drawing of it where there is one, and who said it. */
type ClashSide = { readonly value: string; readonly drawn?: ReactNode; readonly who: string };

type Props = {
  /** What two people changed, as the form calls it. */
  readonly what: string;
  readonly at: string;
  /** What else tells where it was; nothing without. */
  readonly where?: ReactNode;
  readonly now: ClashSide;
  readonly other: ClashSide;
  readonly onKeep: (choice: 'now' | 'other') => Promise<Failure | null>;
  readonly onSettled?: () => void;
  /** How deep in its page it stands. */
  readonly heading?: 'h2' | 'h3';
};

/** Two people changed one field of a record: both values, who said which, and a button to keep each. */
export const RowClash = ({ what, at, where, now, other, onKeep, onSettled, heading: Heading = 'h3' }: Props) => {
  const words = useWords();
  const { t, language } = words;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const keep = async (choice: 'now' | 'other'): Promise<void> => {
    setBusy(true);
    const failure = await onKeep(choice);
    setBusy(false);
    setProblem(failure === null ? null : failureWords(failure, words));
    if (failure === null) onSettled?.();
  };
  return (
    <article className="grid gap-3 rounded-2xl border-2 border-ochre bg-paper p-4">
      <Heading className="flex gap-2 text-lg font-bold">
        <Split aria-hidden className="mt-0.5 size-6 shrink-0" />
        {t('farms.clashTitle', { what })}
      </Heading>
      {where}
      <p className="text-ink-soft">{t('farms.clashAt', { time: formatDateTime(at, language) })}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Side says={t('farms.clashNow')} side={now} isBusy={isBusy} onKeep={() => void keep('now')} />
        <Side says={t('farms.clashOther')} side={other} isBusy={isBusy} onKeep={() => void keep('other')} />
      </div>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
    </article>
  );
};

type SideProps = {
  readonly says: string;
  readonly side: ClashSide;
  readonly isBusy: boolean;
  readonly onKeep: () => void;
};

const Side = ({ says, side, isBusy, onKeep }: SideProps) => {
  const { t } = useWords();
  const id = useId();
  return (
    <div className="grid content-between gap-3 rounded-xl border border-line p-3">
      <div id={id} className="grid gap-1">
        <p className="text-sm text-ink-soft">{says}</p>
        {side.drawn}
        <p className="break-words text-lg font-bold">{side.value}</p>
        <p>{t('farms.saidBy', { who: side.who })}</p>
      </div>
      <Button look="quiet" disabled={isBusy} aria-describedby={id} onClick={onKeep}>
        <Check aria-hidden className="size-5" />
        {t('farms.keepThis')}
      </Button>
    </div>
  );
};
