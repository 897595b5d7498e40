import { GraduationCap } from 'lucide-react';
import { Link } from 'wouter';
import { useWords } from '#kit/words.tsx';
import { libraryPaths } from './library-paths.ts';

/** An admin’s way to those who write and review articles. */
export const AgronomistsLink = () => {
  const { t } = useWords();
  return (
    <Link
      to={libraryPaths.agronomists}
      className="flex min-h-12 items-center gap-3 rounded-2xl border border-line bg-paper p-4 font-semibold shadow-sm hover:shadow-md"
    >
      <GraduationCap aria-hidden className="size-6 shrink-0 text-leaf" />
      {t('desk.agronomists')}
    </Link>
  );
};
