import { mostReportPhotos } from '@shuka/domain/reports';
import { loadSavePhoto } from '#farms';
import { Button } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { PhotoButton } from '#kit/photo-button.tsx';
import { usePhotoTaking } from '#kit/use-photo-taking.ts';
import { useWords } from '#kit/words.tsx';
import { PhotoThumb } from './PhotoThumb.tsx';

type Props = {
  readonly farmId: string;
  readonly photoIds: readonly string[];
  readonly onChange: (change: (before: readonly string[]) => readonly string[]) => void;
};

/** Photos of the farm for this report: each is saved on the phone at once, and stays with the farm too. */
export const PhotosStep = ({ farmId, photoIds, onChange }: Props) => {
  const { t } = useWords();
  const { isSaving, problem, take } = usePhotoTaking(
    async (picture, takenAt) => (await loadSavePhoto())({ farmId, plotId: null }, picture, takenAt),
    (photoId) => onChange((before) => [...before, photoId]),
  );

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
  return (
    <li className="grid gap-1">
      <PhotoThumb photoId={photoId} says={t('reports.photoNumber', { number: place })} />
      <Button look="bare" onClick={onLeaveOut} aria-label={t('reports.leaveOutNumber', { number: place })}>
        {t('reports.leaveOut')}
      </Button>
    </li>
  );
};
