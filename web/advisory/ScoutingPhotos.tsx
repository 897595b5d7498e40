import { useEffect } from 'react';
import { mostScoutingPhotos } from '@shuka/domain/advisory';
import { loadSavePhoto } from '#farms';
import { Button } from '#kit/button.tsx';
import { usePhotoUrl } from '#kit/photos.ts';
import { TakePhotos } from '#kit/take-photos.tsx';
import { usePhotoTaking } from '#kit/use-photo-taking.ts';
import { useWords } from '#kit/words.tsx';

type ThumbProps = { readonly photoId: string; readonly place: number };

/** A photo of what was found, small and square; a drawing while it is not on this phone. */
const Thumb = ({ photoId, place }: ThumbProps) => {
  const { t } = useWords();
  return (
    <img
      src={usePhotoUrl(photoId, 'thumb') ?? '/pictures/farm-default.svg'}
      alt={t('pests.photoNumber', { number: place })}
      className="aspect-square w-full rounded-xl object-cover"
    />
  );
};

/** The photos of a walk, side by side. */
export const WalkPhotos = ({ photoIds }: { readonly photoIds: readonly string[] }) => (
  <ul className="grid max-w-sm grid-cols-3 gap-2 empty:hidden">
    {photoIds.map((photoId, place) => (
      <li key={photoId}>
        <Thumb photoId={photoId} place={place + 1} />
      </li>
    ))}
  </ul>
);

type Props = {
  readonly farmId: string;
  readonly photoIds: readonly string[];
  readonly onChange: (change: (before: readonly string[]) => readonly string[]) => void;
  /** A picture is being made smaller: who saves now would save without it. */
  readonly onBusy: (isBusy: boolean) => void;
};

/** Takes photos of what was found; each is saved on the phone at once, and stays with the farm too. */
export const ScoutingPhotos = ({ farmId, photoIds, onChange, onBusy }: Props) => {
  const { t } = useWords();
  const taking = usePhotoTaking(
    async (picture, takenAt) => (await loadSavePhoto())({ farmId, plotId: null }, picture, takenAt),
    (photoId) => onChange((before) => [...before, photoId]),
  );
  const { isSaving } = taking;
  useEffect(() => onBusy(isSaving), [isSaving, onBusy]);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold">{t('pests.photos')}</legend>
      <ul className="grid grid-cols-3 gap-2 empty:hidden">
        {photoIds.map((photoId, place) => (
          <li key={photoId} className="grid gap-1">
            <Thumb photoId={photoId} place={place + 1} />
            <Button
              look="bare"
              className="px-1 text-sm"
              onClick={() => onChange((before) => before.filter((one) => one !== photoId))}
              aria-label={t('pests.leaveOutNumber', { number: place + 1 })}
            >
              {t('pests.leaveOut')}
            </Button>
          </li>
        ))}
      </ul>
      <TakePhotos taking={taking} isRoom={photoIds.length < mostScoutingPhotos} />
    </fieldset>
  );
};
