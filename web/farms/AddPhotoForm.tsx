import { useCallback, useState } from 'react';
import { failureWords } from '#kit/failure-words.ts';
import { Notice } from '#kit/notice.tsx';
import { PhotoButton } from '#kit/photo-button.tsx';
import { pictureProblemWords, shrinkPicture, takenAtOf } from '#kit/picture.ts';
import { useWords } from '#kit/words.tsx';
import { savePhoto, type Subject } from './save-photo.ts';

type News = { readonly kind: 'error' | 'done' | 'hint'; readonly says: string };

/** Takes a photo or chooses one; it is saved on the phone at once. Where the camera is not allowed, files still are. */
export const AddPhotoForm = (subject: Subject) => {
  const words = useWords();
  const { t } = words;
  const [isSaving, setSaving] = useState(false);
  const [news, setNews] = useState<News | null>(null);

  const save = async (file: File): Promise<News> => {
    const picture = await shrinkPicture(file);
    if (typeof picture === 'string') return { kind: 'error', says: t(pictureProblemWords[picture]) };
    const saved = await savePhoto(subject, picture, takenAtOf(file));
    return saved.ok
      ? { kind: 'done', says: t('farms.photoSaved') }
      : { kind: 'error', says: failureWords(saved.failure, words) };
  };
  const take = async (file: File): Promise<void> => {
    setNews(null);
    setSaving(true);
    setNews(await save(file));
    setSaving(false);
  };
  const sayNothingCame = useCallback(() => setNews({ kind: 'hint', says: t('farms.photoNoCamera') }), [t]);

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <PhotoButton
          says="farms.photoTake"
          isCamera
          isBusy={isSaving}
          onChosen={(file) => void take(file)}
          onNothing={sayNothingCame}
        />
        <PhotoButton says="farms.photoChoose" isBusy={isSaving} onChosen={(file) => void take(file)} />
      </div>
      {news !== null && <Notice kind={news.kind}>{news.says}</Notice>}
    </div>
  );
};
