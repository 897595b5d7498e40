import { FileUp } from 'lucide-react';
import { Link } from 'wouter';
import { useWords } from '#kit/words.tsx';
import { importPaths } from './import-paths.ts';

/** The way to the lists that were brought in. */
export const ImportsLink = () => {
  const { t } = useWords();
  return (
    <Link
      to={importPaths.list}
      className="flex min-h-12 items-center gap-3 rounded-2xl border border-line bg-paper p-4 font-semibold shadow-sm hover:shadow-md"
    >
      <FileUp aria-hidden className="size-6 shrink-0 text-leaf" />
      {t('imports.title')}
    </Link>
  );
};
