import { Link } from 'wouter';
import type { Loan } from '@shuka/domain/loans';
import { useWords } from '#kit/words.tsx';
import { loanPaths } from './loan-paths.ts';

/** From a part to the loan it is a part of. */
export const PartOfLink = ({ loan, area }: { readonly loan: Loan; readonly area: string }) => {
  const { t } = useWords();
  if (loan.partOf === null) return null;
  return (
    <Link
      to={loanPaths.loan(area, loan.partOf)}
      className="inline-flex min-h-11 items-center justify-self-start font-semibold text-leaf underline underline-offset-4"
    >
      {t('loans.partOf')}
    </Link>
  );
};
