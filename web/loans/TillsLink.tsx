import { Banknote } from 'lucide-react';
import { Link } from 'wouter';
import { useWords } from '#kit/words.tsx';
import { loanPaths } from './loan-paths.ts';

/** The way to the cash that managers hold. */
export const TillsLink = () => {
  const { t } = useWords();
  return (
    <Link
      to={loanPaths.tills}
      className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-leaf underline underline-offset-4"
    >
      <Banknote aria-hidden className="size-5 shrink-0" />
      {t('lending.tills')}
    </Link>
  );
};
