import { useState } from 'react';
import { photoRows, type Photo } from '@shuka/domain/farms';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { usePhotoUrl } from '#kit/photos.ts';
import { type Kept, useKept } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { AddPhotoForm } from './AddPhotoForm.tsx';
import { byTakenAt } from './glances.ts';
import { PhotoDialog } from './PhotoDialog.tsx';
import { PhotoState } from './PhotoState.tsx';
import type { Subject } from './save-photo.ts';
import { ShowMore } from '#kit/show-more.tsx';

const aScreenful = 12;

/** The photos of a farm as a whole, or of one plot, newest first: to look at, to add to and to remove. */
export const PhotosPanel = ({ farmId, plotId }: Subject) => {
  const { t } = useWords();
  const [openId, setOpenId] = useState<string | null>(null);
  const [closings, setClosings] = useState(0);
  const photos = useKept(photoRows)
    .filter(({ row }) => row.farmId === farmId && row.plotId === plotId)
    .sort((one, other) => byTakenAt(one.row, other.row));
  const open = photos.find(({ row }) => row.id === openId);
  // What was said of the last photo that was added may be of one that is gone now.
  const close = (): void => {
    setOpenId(null);
    setClosings(closings + 1);
  };
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('farms.photos')}</h2>
      <AddPhotoForm key={closings} farmId={farmId} plotId={plotId} />
      {photos.length === 0 && <p>{t('farms.noPhotos')}</p>}
      <ShowMore items={photos} step={aScreenful}>
        {(shown) => (
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
            {shown.map((kept) => (
              <Thumb key={kept.row.id} kept={kept} onOpen={() => setOpenId(kept.row.id)} />
            ))}
          </ul>
        )}
      </ShowMore>
      <PhotoDialog kept={open ?? null} onClose={close} />
    </section>
  );
};

const Thumb = ({ kept, onOpen }: { kept: Kept<Photo>; onOpen: () => void }) => {
  const { t, language } = useWords();
  const url = usePhotoUrl(kept.row.id, 'thumb');
  return (
    <li className="grid content-start gap-1">
      <button type="button" onClick={onOpen} className="rounded-xl border border-line hover:border-leaf">
        <img
          src={url ?? '/pictures/farm-default.svg'}
          alt={t('farms.photoTaken', { date: formatDate(kept.row.takenAt, language) })}
          width="240"
          height="240"
          loading="lazy"
          className={`aspect-square w-full rounded-xl object-cover ${url === null ? 'opacity-40' : ''}`}
        />
      </button>
      <PhotoState kept={kept} />
    </li>
  );
};
