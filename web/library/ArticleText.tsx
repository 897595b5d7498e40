import type { AdviceText } from '@shuka/domain/library';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { languageNames } from '@shuka/domain/kit/languages.ts';
import { useWords } from '#kit/words.tsx';
import { ArticlePictures } from './ArticlePictures.tsx';
import { ArticleSound } from './ArticleSound.tsx';
import { SourceList } from './SourceList.tsx';

/** What an article says: text first, sound and pictures when somebody asks for them, then whose word it is. */
export const ArticleText = ({ text, about }: { readonly text: AdviceText; readonly about: string }) => {
  const { t, language } = useWords();
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <h1 lang={text.language} className="break-words text-2xl font-bold">
          {text.title}
        </h1>
        <p className="text-ink-soft">{about}</p>
        {text.language !== language && (
          <p className="font-semibold">{t('library.inLanguage', { language: languageNames[text.language] })}</p>
        )}
      </header>
      {text.audioBytes !== null && <ArticleSound key={text.id} textId={text.id} bytes={text.audioBytes} />}
      <p lang={text.language} className="whitespace-pre-line break-words text-lg">
        {text.body}
      </p>
      {text.pictures.length > 0 && <ArticlePictures key={text.id} textId={text.id} pictures={text.pictures} />}
      <SourceList sources={text.sources} />
      <p className="text-sm text-ink-soft">
        {t('library.reviewed', {
          writer: text.writtenByName,
          reviewer: text.reviewedByName,
          day: formatDate(text.reviewedAt, language),
          until: formatDate(text.expiresOn, language),
        })}
      </p>
    </article>
  );
};
