import { Link } from 'wouter';
import type { Loan } from '@shuka/domain/loans';
import { useWords, type WordId } from '#kit/words.tsx';
import { loanPaths } from './loan-paths.ts';

type Props = { readonly loan: Loan; readonly area: string };

/** Between a loan and the one that goes on for it by another plan, either way. */
export const GoesOnLinks = ({ loan, area }: Props) => {
  const { t } = useWords();
  const links: readonly (readonly [WordId, string | null | undefined])[] = [
    ['loans.goesOnAs', loan.restructuredAs],
    ['loans.goesOnFor', loan.restructures],
  ];
  return links.map(([says, loanId]) =>
    typeof loanId === 'string' ? (
      <Link
        key={says}
        to={loanPaths.loan(area, loanId)}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-leaf underline underline-offset-4"
      >
        {t(says)}
      </Link>
    ) : null,
  );
};
