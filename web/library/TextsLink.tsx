import { Languages } from 'lucide-react';
import { Link } from 'wouter';
import { readPhraseDesk } from '@shuka/domain/library';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { phrasePaths } from './phrase-paths.ts';

/** A speaker’s way to the texts of their language; nothing for anybody else. */
export const TextsLink = () => {
  const { t } = useWords();
  const loaded = useLoad(readPhraseDesk, {});
  if (loaded.state !== 'ready' || loaded.value.languages.length === 0) return null;
  return (
    <Link
      to={phrasePaths.manager}
      className="inline-flex min-h-12 items-center gap-2 justify-self-start font-semibold text-leaf underline underline-offset-4"
    >
      <Languages aria-hidden className="size-5 shrink-0" />
      {t('phrases.title')}
    </Link>
  );
};
