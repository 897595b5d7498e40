import { useWords } from '#kit/words.tsx';
import { PhotoThumb } from './PhotoThumb.tsx';

/** The photos that show what was answered, as small pictures. */
export const PhotoStrip = ({ photoIds }: { photoIds: readonly string[] }) => (
  <ul className="grid grid-cols-3 gap-2 empty:hidden">
    {photoIds.map((photoId, place) => (
      <Photo key={photoId} photoId={photoId} place={place + 1} />
    ))}
  </ul>
);

const Photo = ({ photoId, place }: { photoId: string; place: number }) => {
  const { t } = useWords();
  return (
    <li>
      <PhotoThumb photoId={photoId} says={t('inspection.photoNumber', { number: place })} />
    </li>
  );
};
