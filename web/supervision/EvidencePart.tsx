import { readEvidence, type Evidence } from '@shuka/domain/supervision';
import { formatDate, formatNumber } from '@shuka/domain/kit/calendar.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { distanceWords } from './distance-words.ts';

type Props = { readonly zoneId: string; readonly managerId: string; readonly visitId: string };

/** What a marked visit is held beside: visits of the same day, the same advice to others, photos. */
export const EvidencePart = (props: Props) => {
  const { t } = useWords();
  const loaded = useLoad(readEvidence, props);
  return (
    <LoadedPart loaded={loaded}>
      {(evidence) => {
        const { near, copies, photos } = evidence;
        if (near.length + copies.length + photos.length === 0) return <p>{t('board.evidenceNone')}</p>;
        return (
          <div className="grid gap-4">
            {near.length > 0 && <Near near={near} />}
            {copies.length > 0 && <Copies evidence={evidence} />}
            {photos.length > 0 && <Photos {...props} photos={photos} />}
          </div>
        );
      }}
    </LoadedPart>
  );
};

const Near = ({ near }: Pick<Evidence, 'near'>) => {
  const words = useWords();
  const { t, language } = words;
  return (
    <section className="grid gap-2">
      <h4 className="font-bold">{t('board.near')}</h4>
      <ul className="grid gap-2">
        {near.map((one) => (
          <li key={one.visitId} className="grid rounded-xl border border-line p-3">
            <span className="break-words font-semibold">
              {one.farmerName}, {formatDate(one.visitedOn, language)}
            </span>
            <span>
              {t('board.apart', {
                distance: distanceWords(one.metresApart, words),
                minutes: formatNumber(one.minutesApart),
              })}
            </span>
            <span className="text-danger">{t(one.isTooFast ? 'board.nearFast' : 'board.nearSame')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Copies = ({ evidence: { advice, copies, farmerName, visitedOn } }: { readonly evidence: Evidence }) => {
  const { t, language } = useWords();
  const all = [{ visitId: '', farmerName, visitedOn, advice }, ...copies];
  return (
    <section className="grid gap-2">
      <h4 className="font-bold">{t('board.copies')}</h4>
      <ul className="grid gap-2 sm:grid-cols-2">
        {all.map((one) => (
          <li key={one.visitId} className="grid content-start gap-1 rounded-xl border border-line p-3">
            <span className="break-words font-semibold">
              {one.farmerName}, {formatDate(one.visitedOn, language)}
            </span>
            <span className="whitespace-pre-line break-words">{one.advice}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Photos = ({ zoneId, managerId, visitId, photos }: Props & Pick<Evidence, 'photos'>) => {
  const { t, language } = useWords();
  return (
    <section className="grid gap-2">
      <h4 className="font-bold">{t('board.photos')}</h4>
      {photos.map(({ photoId, takenAt }) => (
        <img
          key={photoId}
          src={`/api/zones/${zoneId}/managers/${managerId}/visits/${visitId}/photos/${photoId}`}
          alt={t('board.photoOf', { date: formatDate(takenAt, language) })}
          loading="lazy"
          width="480"
          height="320"
          className="max-h-80 w-full rounded-xl object-contain"
        />
      ))}
    </section>
  );
};
