import { Volume2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { hearText } from '@shuka/domain/library';
import { Button } from '#kit/button.tsx';
import { fetchFile } from '#kit/fetch-file.ts';
import { useWords } from '#kit/words.tsx';
import { sizeText } from './article-words.ts';

/** What is spoken of a text, fetched when somebody wants to hear it. */
export const ArticleSound = ({ textId, bytes }: { readonly textId: string; readonly bytes: number }) => {
  const words = useWords();
  const { t } = words;
  const [url, setUrl] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => () => (url === null ? undefined : URL.revokeObjectURL(url)), [url]);
  const listen = async (): Promise<void> => {
    const got = await fetchFile(hearText, { textId }, 'advice');
    setMissing(!got.ok);
    if (got.ok) setUrl(URL.createObjectURL(got.value));
  };
  // A voice has no captions; the text stands below it.
  if (url !== null)
    return (
      <audio src={url} controls aria-label={t('library.spoken')} className="w-full max-w-sm">
        <track kind="captions" />
      </audio>
    );
  return (
    <div className="grid gap-1">
      <Button look="quiet" className="justify-self-start" onClick={() => void listen()}>
        <Volume2 aria-hidden className="size-5 shrink-0" />
        {t('library.listen', { size: sizeText(bytes, words) })}
      </Button>
      {isMissing && <p role="alert">{t('library.needsNetwork')}</p>}
    </div>
  );
};
