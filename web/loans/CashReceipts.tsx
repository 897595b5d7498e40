import { Banknote, ReceiptText } from 'lucide-react';
import { Link } from 'wouter';
import { cashReceiptRows, isOwed, type KeptLoan } from '@shuka/domain/loans';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { useKept } from '#kit/rows.ts';
import { StateMark } from '#kit/state-mark.tsx';
import { useWords } from '#kit/words.tsx';
import { loanPaths } from './loan-paths.ts';

type Props = { readonly loan: Pick<KeptLoan, 'id' | 'state'>; readonly area: string };

/** Receipts of cash for a loan, as the phone keeps them; for a manager, the way to take more. */
export const CashReceipts = ({ loan, area }: Props) => {
  const { t, language } = useWords();
  const receipts = useKept(cashReceiptRows).filter(({ row }) => row.loanId === loan.id);
  const mayTake = area === loanPaths.manager && isOwed(loan);
  return (
    <>
      {mayTake && (
        <Link
          to={loanPaths.cash(loan.id)}
          className="inline-flex min-h-12 items-center gap-2 justify-self-start rounded-xl border-2 border-leaf px-5 font-semibold text-leaf hover:bg-leaf-soft"
        >
          <Banknote aria-hidden className="size-5 shrink-0" />
          {t('loans.takeCash')}
        </Link>
      )}
      {receipts.length > 0 && <h2 className="text-xl font-bold">{t('loans.receipts')}</h2>}
      <ul className="grid gap-2 empty:hidden">
        {receipts.map(({ row, state }) => (
          <li
            key={row.id}
            className="flex flex-wrap items-center gap-x-4 rounded-xl border border-line bg-paper px-3 py-1"
          >
            <Link
              to={loanPaths.receipt(area, row.id)}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-leaf underline underline-offset-4"
            >
              <ReceiptText aria-hidden className="size-5 shrink-0" />
              {row.receipt}
            </Link>
            <span>{[formatNaira(row.amountKobo), formatDate(dayOf(new Date(row.takenAt)), language)].join(', ')}</span>
            <StateMark state={state} />
          </li>
        ))}
      </ul>
    </>
  );
};
