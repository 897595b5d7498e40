import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { Pager, usePages } from '#kit/pager.tsx';
import { StateMark } from '#kit/state-mark.tsx';
import { useWords } from '#kit/words.tsx';
import type { Line } from './book.ts';
import { financePaths } from './finance-paths.ts';
import { categoryWords } from './finance-words.ts';

const aPage = 20;

/** What was written, the latest day first; what counts no more is struck through and says why. */
export const TransactionsTable = ({ lines }: { lines: readonly Line[] }) => {
  const { t } = useWords();
  const [key] = useState('lines');
  const pages = usePages(key);
  const from = Math.min(Number(pages.query.after ?? '0'), Math.max(0, lines.length - 1));
  const to = from + aPage;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('finance.recent')}</h2>
      {lines.length === 0 ? (
        <p>{t('finance.nothingYet')}</p>
      ) : (
        <table className="w-full text-left">
          <caption className="sr-only">{t('finance.recent')}</caption>
          <thead>
            <tr className="text-sm text-ink-soft">
              <th scope="col" className="py-2 pr-2">
                {t('finance.day')}
              </th>
              <th scope="col" className="py-2 pr-2">
                {t('finance.description')}
              </th>
              <th scope="col" className="py-2 text-right">
                {t('finance.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.slice(from, to).map((line) => (
              <TransactionRow key={line.row.id} line={line} />
            ))}
          </tbody>
        </table>
      )}
      <Pager pages={pages} next={to < lines.length ? String(to) : null} />
    </section>
  );
};

const standingWords = { corrected: 'finance.corrected', cancelled: 'finance.cancelled' } as const;

const TransactionRow = ({ line: { row, state, standing } }: { line: Line }) => {
  const { t, language } = useWords();
  const isGone = standing === 'corrected' || standing === 'cancelled';
  const struck = isGone ? 'line-through text-ink-soft' : '';
  const signed = row.kind === 'income' ? `+${formatNaira(row.amountKobo)}` : formatNaira(-row.amountKobo);
  return (
    <tr className="border-t border-line align-top">
      <td className="w-24 min-w-24 py-3 pr-2 text-sm [overflow-wrap:normal] sm:pr-4 sm:whitespace-nowrap">
        {formatDate(row.happenedOn, language)}
      </td>
      <td className="py-3 pr-2">
        <Link
          to={financePaths.entry(row.id)}
          className={`inline-flex min-h-11 min-w-11 items-center font-semibold underline underline-offset-4 ${struck}`}
        >
          {row.description === '' ? t(categoryWords[row.category]) : row.description}
        </Link>
        <span className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          {row.description !== '' && t(categoryWords[row.category])}
          {row.reportId !== null && (
            <span className="inline-flex items-center gap-1">
              <FileText aria-hidden className="size-4" />
              {t('finance.fromReport')}
            </span>
          )}
          {isGone && <span className="font-semibold">{t(standingWords[standing])}</span>}
          {state !== 'accepted' && <StateMark state={state} />}
        </span>
      </td>
      <td
        className={`py-3 text-right font-semibold whitespace-nowrap ${row.kind === 'income' && !isGone ? 'text-leaf' : ''}`}
      >
        {isGone ? <s>{signed}</s> : signed}
      </td>
    </tr>
  );
};
