import { useState } from 'react';
import { mostReportPhotos } from '@shuka/domain/reports';
import { loadSavePhoto } from '#farms';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { Notice } from '#kit/notice.tsx';
import { PhotoButton } from '#kit/photo-button.tsx';
import { usePhotoUrl } from '#kit/photos.ts';
import { pictureProblemWords, shrinkPicture, takenAtOf } from '#kit/picture.ts';
import { useWords } from '#kit/words.tsx';

type Props = {
  readonly farmId: string;
  readonly photoIds: readonly string[];
  readonly onChange: (change: (before: readonly string[]) => readonly string[]) => void;
};

/** Photos of the farm for this report: each is saved on the phone at once, and stays with the farm too. */
export const PhotosStep = ({ farmId, photoIds, onChange }: Props) => {
  const words = useWords();
  const { t } = words;
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const save = async (file: File): Promise<string | null> => {
    const picture = await shrinkPicture(file);
    if (typeof picture === 'string') return t(pictureProblemWords[picture]);
    const savePhoto = await loadSavePhoto();
    const saved = await savePhoto({ farmId, plotId: null }, picture, takenAtOf(file));
    if (!saved.ok) return failureWords(saved.failure, words);
    onChange((before) => [...before, saved.value.id]);
    return null;
  };
  const take = async (file: File): Promise<void> => {
    setSaving(true);
    setProblem(await save(file));
    setSaving(false);
  };

  return (
    <>
      <p>{t('reports.photosHelp')}</p>
      {photoIds.length < mostReportPhotos && (
        <div className="flex flex-wrap gap-3">
          <PhotoButton says="farms.photoTake" isCamera isBusy={isSaving} onChosen={(file) => void take(file)} />
          <PhotoButton says="farms.photoChoose" isBusy={isSaving} onChosen={(file) => void take(file)} />
        </div>
      )}
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {photoIds.map((photoId, place) => (
          <ChosenPhoto
            key={photoId}
            photoId={photoId}
            place={place + 1}
            onLeaveOut={() => onChange((before) => before.filter((one) => one !== photoId))}
          />
        ))}
      </ul>
    </>
  );
};

type ChosenProps = { readonly photoId: string; readonly place: number; readonly onLeaveOut: () => void };

const ChosenPhoto = ({ photoId, place, onLeaveOut }: ChosenProps) => {
  const { t } = useWords();
  const url = usePhotoUrl(photoId, 'thumb');
  return (
    <li className="grid gap-1">
      <img
        src={url ?? '/pictures/farm-default.svg'}
        alt={t('reports.photoNumber', { number: place })}
        className="aspect-square w-full rounded-xl object-cover"
      />
      <Button look="bare" onClick={onLeaveOut} aria-label={t('reports.leaveOutNumber', { number: place })}>
        {t('reports.leaveOut')}
      </Button>
    </li>
  );
};
