import { mostPhotosOfAnswer } from '@shuka/domain/reports';
import { loadSavePhoto } from '#farms';
import { Button } from '#kit/button.tsx';
import { TakePhotos } from '#kit/take-photos.tsx';
import { usePhotoTaking } from '#kit/use-photo-taking.ts';
import { useWords } from '#kit/words.tsx';
import { PhotoThumb } from './PhotoThumb.tsx';

type Props = {
  readonly farmId: string;
  readonly photoIds: readonly string[];
  readonly onChange: (photoIds: string[]) => void;
};

/** Photos of the farm that show what fails; each is saved on the phone at once, so that none is lost with the page. */
export const AnswerPhotos = ({ farmId, photoIds, onChange }: Props) => {
  const taking = usePhotoTaking(
    async (picture, takenAt) => (await loadSavePhoto())({ farmId, plotId: null }, picture, takenAt),
    (photoId) => onChange([...photoIds, photoId]),
  );
  return (
    <div className="grid gap-2">
      <ul className="grid grid-cols-3 gap-2 empty:hidden">
        {photoIds.map((photoId, place) => (
          <AnswerPhoto
            key={photoId}
            photoId={photoId}
            place={place + 1}
            onLeaveOut={() => onChange(photoIds.filter((one) => one !== photoId))}
          />
        ))}
      </ul>
      <TakePhotos taking={taking} isRoom={photoIds.length < mostPhotosOfAnswer} />
    </div>
  );
};

type PhotoProps = { readonly photoId: string; readonly place: number; readonly onLeaveOut: () => void };

const AnswerPhoto = ({ photoId, place, onLeaveOut }: PhotoProps) => {
  const { t } = useWords();
  return (
    <li className="grid gap-1">
      <PhotoThumb photoId={photoId} says={t('inspection.photoNumber', { number: place })} />
      <Button
        look="bare"
        className="px-1 text-sm"
        onClick={onLeaveOut}
        aria-label={t('inspection.leaveOutNumber', { number: place })}
      >
        {t('inspection.leaveOut')}
      </Button>
    </li>
  );
};
