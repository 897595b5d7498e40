import { BookOpenText } from 'lucide-react';
import { Link } from 'wouter';
import { adviceRows } from '@shuka/domain/library';
import { usePerson } from '#accounts';
import { rowsOf, useKept } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { libraryPaths } from './library-paths.ts';

/** The way to advice, with how much of it a manager sent that nobody spoke of yet. */
export const AdviceLink = () => {
  const { t } = useWords();
  const { person } = usePerson();
  const sent = rowsOf(useKept(adviceRows)).filter(
    ({ keeperId, sentByName, useful, isWithdrawn }) =>
      keeperId === person.accountId && sentByName !== null && useful === null && !isWithdrawn,
  );
  return (
    <Link
      to={libraryPaths.farmer}
      className="flex min-h-12 items-center gap-3 rounded-2xl border border-line bg-paper p-4 font-semibold shadow-sm hover:shadow-md"
    >
      <BookOpenText aria-hidden className="size-6 shrink-0 text-leaf" />
      <span className="min-w-0">
        {sent.length === 0 ? t('library.title') : t('library.titleSent', { count: sent.length })}
      </span>
    </Link>
  );
};
