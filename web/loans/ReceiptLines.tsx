import { Link } from 'wouter';
import type { CashReceipt } from '@shuka/domain/loans';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { useWords } from '#kit/words.tsx';
import { loanPaths } from './loan-paths.ts';

/** Receipts whose cash is still in the till. */
export const ReceiptLines = ({ receipts }: { readonly receipts: readonly CashReceipt[] }) => {
  const { t, language } = useWords();
  return (
    <>
      <h2 className="text-xl font-bold">{t('till.receipts')}</h2>
      {receipts.length === 0 && <p>{t('till.noReceipts')}</p>}
      <ul className="grid gap-2 empty:hidden">
        {receipts.map(({ id, receipt, amountKobo, takenAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 rounded-xl border border-line bg-paper px-3 py-1">
            <Link
              to={loanPaths.receipt(loanPaths.manager, id)}
              className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
            >
              {receipt}
            </Link>
            <span>{[formatNaira(amountKobo), formatDate(dayOf(new Date(takenAt)), language)].join(', ')}</span>
          </li>
        ))}
      </ul>
    </>
  );
};
