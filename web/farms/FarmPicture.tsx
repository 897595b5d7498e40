import type { Farm } from '@shuka/domain/farms';
import { useWords } from '#kit/words.tsx';

/** The farm's own picture, or the maize one while it has none. */
export const FarmPicture = ({ farm, size }: { farm: Farm; size: 'thumb' | 'full' }) => {
  const { t } = useWords();
  const own = `/api/farms/${farm.id}/photo/${farm.photoId}?size=${size}`;
  return (
    <img
      src={farm.photoId === null ? '/pictures/farm-default.svg' : own}
      alt={farm.photoId === null ? '' : t('farms.photoOf', { name: farm.name })}
      width="480"
      height="320"
      loading="lazy"
      className="aspect-[3/2] w-full rounded-xl object-cover"
    />
  );
};
