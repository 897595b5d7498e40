import { Image } from 'lucide-react';
import { useState } from 'react';
import type { TextPicture } from '@shuka/domain/library';
import { Button } from '#kit/button.tsx';
import { useWords } from '#kit/words.tsx';
import { sizeText } from './article-words.ts';

type Props = { readonly textId: string; readonly pictures: readonly TextPicture[] };

/** The pictures of a text, fetched when somebody wants them: they cost more than all its words. */
export const ArticlePictures = ({ textId, pictures }: Props) => {
  const words = useWords();
  const { t } = words;
  const [isShown, setShown] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const bytes = pictures.reduce((sum, picture) => sum + picture.bytes, 0);
  if (!isShown)
    return (
      <Button look="quiet" className="justify-self-start" onClick={() => setShown(true)}>
        <Image aria-hidden className="size-5 shrink-0" />
        {t('library.showPictures', { count: pictures.length, size: sizeText(bytes, words) })}
      </Button>
    );
  return (
    <div className="grid gap-4">
      {isMissing && <p role="alert">{t('library.needsNetwork')}</p>}
      {pictures.map(({ id, caption }) => (
        <figure key={id} className="grid gap-1">
          <img
            src={`/api/article-texts/${textId}/pictures/${id}`}
            alt={caption}
            onError={() => setMissing(true)}
            className="w-full max-w-lg rounded-xl"
          />
          <figcaption className="text-sm text-ink-soft">{caption}</figcaption>
        </figure>
      ))}
    </div>
  );
};
