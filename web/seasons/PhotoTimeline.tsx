import { useMemo } from 'react';
import { photoRows, type Photo } from '@shuka/domain/farms';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { usePhotoUrl } from '#kit/photos.ts';
import { useWords } from '#kit/words.tsx';
import { rowsOf, useKept } from '#kit/rows.ts';

/** Enough to see how a farm changed; a small phone cannot draw hundreds of photos at once. */
const mostMonths = 12;
const mostOfMonth = 4;

/** The farm's photos by the month they were taken in Nigeria, the newest month first. */
const photoMonths = (photos: readonly Photo[]): { month: string; photos: Photo[] }[] => {
  const months = new Map<string, Photo[]>();
  const newestFirst = [...photos].sort((one, other) => Date.parse(other.takenAt) - Date.parse(one.takenAt));
  for (const photo of newestFirst) {
    const month = dayOf(new Date(photo.takenAt)).slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), photo]);
  }
  return [...months].map(([month, held]) => ({ month, photos: held }));
};

/** How the farm looked, month by month; nothing while all photos are of one month. */
export const PhotoTimeline = ({ farmId }: { farmId: string }) => {
  const { t, language } = useWords();
  const photos = useKept(photoRows);
  const months = useMemo(
    () => photoMonths(rowsOf(photos).filter((photo) => photo.farmId === farmId)),
    [photos, farmId],
  );
  if (months.length < 2) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('seasons.photoMonths')}</h2>
      <ol className="grid gap-4 border-l-2 border-line pl-4">
        {months.slice(0, mostMonths).map(({ month, photos: taken }) => (
          <li key={month} className="grid gap-2">
            <h3 className="font-semibold">{formatDate(`${month}-01`, language).replace(/^1 /, '')}</h3>
            <ul className="grid grid-cols-4 gap-2">
              {taken.slice(0, mostOfMonth).map((photo) => (
                <Thumb key={photo.id} photo={photo} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
};

const Thumb = ({ photo }: { photo: Photo }) => {
  const { t, language } = useWords();
  const url = usePhotoUrl(photo.id, 'thumb');
  return (
    <li>
      <img
        src={url ?? '/pictures/farm-default.svg'}
        alt={t('seasons.photoTaken', { date: formatDate(photo.takenAt, language) })}
        width="120"
        height="120"
        loading="lazy"
        className={`aspect-square w-full rounded-lg object-cover ${url === null ? 'opacity-40' : ''}`}
      />
    </li>
  );
};
