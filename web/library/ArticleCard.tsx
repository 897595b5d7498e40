import { BookOpenText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { languageNames, type Language } from '@shuka/domain/kit/languages.ts';
import { useWords } from '#kit/words.tsx';

type Props = {
  readonly to: string;
  readonly title: string;
  readonly language: Language;
  readonly about: string;
  readonly children?: ReactNode;
};

/** An article in a list; one in another language than the reader's says so. */
export const ArticleCard = ({ to, title, language, about, children }: Props) => {
  const words = useWords();
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] content-start gap-1 rounded-2xl border border-line bg-paper p-4">
      <Link
        to={to}
        className="inline-flex min-h-12 items-center gap-3 text-lg font-bold text-leaf underline underline-offset-4"
      >
        <BookOpenText aria-hidden className="size-6 shrink-0" />
        <span lang={language} className="min-w-0 break-words">
          {title}
        </span>
      </Link>
      <p className="text-sm text-ink-soft">{about}</p>
      {language !== words.language && (
        <p className="text-sm font-semibold">{words.t('library.inLanguage', { language: languageNames[language] })}</p>
      )}
      {children}
    </article>
  );
};
