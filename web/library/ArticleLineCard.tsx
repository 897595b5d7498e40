import type { ArticleLine } from '@shuka/domain/library';
import { useWords } from '#kit/words.tsx';
import { aboutText, sizeText } from './article-words.ts';
import { ArticleCard } from './ArticleCard.tsx';

/** An article that was found, how it begins, and what reading it costs. */
export const ArticleLineCard = ({ line, to }: { readonly line: ArticleLine; readonly to: string }) => {
  const words = useWords();
  const { t } = words;
  const more = [
    sizeText(line.textBytes, words),
    ...(line.pictures === 0 ? [] : [t('library.pictures', { count: line.pictures })]),
    ...(line.audioBytes === null ? [] : [t('library.spoken')]),
  ];
  return (
    <ArticleCard to={to} title={line.title} language={line.language} about={aboutText(line, words)}>
      <p lang={line.language} className="line-clamp-2 break-words">
        {line.opening}
      </p>
      <p className="text-sm text-ink-soft">{more.join(' · ')}</p>
    </ArticleCard>
  );
};
