import { BookOpenText } from 'lucide-react';
import { Link } from 'wouter';
import { useWords } from '#kit/words.tsx';
import { libraryPaths } from './library-paths.ts';

/** A manager’s way to the articles. */
export const LibraryLink = () => {
  const { t } = useWords();
  return (
    <Link
      to={libraryPaths.manager}
      className="flex min-h-12 items-center gap-3 rounded-2xl border border-line bg-paper p-4 font-semibold shadow-sm hover:shadow-md"
    >
      <BookOpenText aria-hidden className="size-6 shrink-0 text-leaf" />
      {t('library.findToSend')}
    </Link>
  );
};
