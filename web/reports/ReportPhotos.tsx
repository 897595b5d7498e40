import { usePhotoUrl } from '#kit/photos.ts';
import { useWords } from '#kit/words.tsx';

/** The photos of a report, as large as there is room; one that is on no line to this phone yet says so. */
export const ReportPhotos = ({ photoIds }: { photoIds: readonly string[] }) => {
  const { t } = useWords();
  if (photoIds.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="text-lg font-bold">{t('reports.photos')}</h3>
      <ul className="grid gap-3 sm:grid-cols-2">
        {photoIds.map((photoId, place) => (
          <ReportPhoto key={photoId} photoId={photoId} place={place + 1} />
        ))}
      </ul>
    </section>
  );
};

const ReportPhoto = ({ photoId, place }: { photoId: string; place: number }) => {
  const { t } = useWords();
  const url = usePhotoUrl(photoId, 'full');
  return (
    <li className="break-inside-avoid">
      {url === null ? (
        <p className="grid aspect-[3/2] place-items-center rounded-xl border border-line p-4 text-center text-ink-soft">
          {t('reports.photoNotHere', { number: place })}
        </p>
      ) : (
        <img
          src={url}
          alt={t('reports.photoNumber', { number: place })}
          className="max-h-96 w-full rounded-xl object-contain"
        />
      )}
    </li>
  );
};
