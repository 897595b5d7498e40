import { PencilLine } from 'lucide-react';
import { Link } from 'wouter';
import { useWords } from '#kit/words.tsx';

type Props = { readonly to: string; /** What it corrects, for those who hear the page. */ readonly what: string };

/** The way to correct a record. */
export const CorrectLink = ({ to, what }: Props) => {
  const { t } = useWords();
  return (
    <Link
      to={to}
      aria-label={t('seasons.correctWhat', { what })}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-leaf"
    >
      <PencilLine aria-hidden className="size-5" />
      {t('seasons.correct')}
    </Link>
  );
};
