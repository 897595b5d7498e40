import { BookOpen } from 'lucide-react';
import { useWords } from '#kit/words.tsx';

/** The way to how programs call this house. */
export const DocsLink = () => {
  const { t } = useWords();
  return (
    <a
      href="/api/docs"
      className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-leaf underline"
    >
      <BookOpen aria-hidden className="size-5 shrink-0" />
      {t('programs.apiDocs')}
    </a>
  );
};
