import { Link } from 'wouter';
import { isOwed, loanNumberOf, standingOf, type KeptLoan } from '@shuka/domain/loans';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { useToday } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';
import { loanPaths } from './loan-paths.ts';
import { stateWords } from './loan-words.ts';

type Props = {
  readonly loans: readonly KeptLoan[];
  readonly area: string;
  /** Whose a loan is, where they are not all one person's. */
  readonly nameOf?: (keeperId: string) => string;
};

/** Loans by what is owed next. */
export const LoanCards = ({ loans, area, nameOf }: Props) => (
  <ul className="grid gap-3">
    {loans.map((loan) => (
      <li key={loan.id}>
        <LoanCard loan={loan} area={area} name={nameOf?.(loan.keeperId) ?? ''} />
      </li>
    ))}
  </ul>
);

const LoanCard = ({ loan, area, name }: { readonly loan: KeptLoan; readonly area: string; readonly name: string }) => {
  const { t, language } = useWords();
  const { nextDueOn, nextKobo, daysLate } = standingOf(loan, useToday());
  return (
    <article className="grid gap-1 rounded-2xl border border-line bg-paper p-4">
      <Link
        to={loanPaths.loan(area, loan.id)}
        className="inline-flex min-h-11 items-center text-lg font-bold break-words text-leaf underline underline-offset-4"
      >
        {[name, `${loan.productName} ${loanNumberOf(loan.number)}`].filter((part) => part !== '').join(': ')}
      </Link>
      <p>{[t(stateWords[loan.state]), formatNaira(loan.principalKobo)].join(': ')}</p>
      {isOwed(loan) && nextDueOn !== null && (
        <p className={daysLate > 0 ? 'font-semibold text-danger' : ''}>
          {t(daysLate > 0 ? 'loans.lateLine' : 'loans.nextLine', {
            amount: formatNaira(nextKobo),
            date: formatDate(nextDueOn, language),
          })}
        </p>
      )}
    </article>
  );
};
