import { CloudRain } from 'lucide-react';
import { Link } from 'wouter';
import { useWords } from '#kit/words.tsx';
import { loanPaths } from './loan-paths.ts';

/** From the desk to the disasters that were noted. */
export const DisastersLink = () => {
  const { t } = useWords();
  return (
    <Link
      to={loanPaths.disasters}
      className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-leaf underline underline-offset-4"
    >
      <CloudRain aria-hidden className="size-5 shrink-0" />
      {t('lending.disasters')}
    </Link>
  );
};
