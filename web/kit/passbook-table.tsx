import { formatDate } from '@shuka/domain/kit/calendar.ts';
import type { RecordState } from './rows.ts';
import { ShowMore } from './show-more.tsx';
import { StateMark } from './state-mark.tsx';
import { useWords } from './words.tsx';

/** One line of a passbook: the day, what it was, and how much of it. */
export type PassbookLine = {
  readonly id: string;
  /** 'YYYY-MM-DD'. */
  readonly on: string;
  readonly what: string;
  readonly amount: string;
  readonly state: RecordState;
};

type Props = { readonly title: string; readonly none: string; readonly lines: readonly PassbookLine[] };

/** What a small phone draws at once. */
const aPage = 40;

/** A part of a passbook, the latest line first; on paper it is one table. */
export const PassbookTable = ({ title, none, lines }: Props) => {
  const { language } = useWords();
  return (
    <section className="grid gap-2">
      <h2 className="text-xl font-bold">{title}</h2>
      {lines.length === 0 && <p>{none}</p>}
      <ShowMore items={lines} step={aPage}>
        {(shown) => (
          <ul className="grid gap-2">
            {shown.map(({ id, on, what, amount, state }) => (
              <li key={id} className="grid gap-1 rounded-xl border border-line bg-paper p-3">
                <p className="text-sm text-ink-soft">{formatDate(on, language)}</p>
                <p className="flex flex-wrap justify-between gap-x-3">
                  <span className="min-w-0 break-words">{what}</span>
                  <strong>{amount}</strong>
                </p>
                <span className="no-print">
                  <StateMark state={state} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </ShowMore>
    </section>
  );
};
