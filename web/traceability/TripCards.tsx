import { Clock, PackageX } from 'lucide-react';
import { Link } from 'wouter';
import type { TripCard } from '@shuka/domain/traceability';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { useWords } from '#kit/words.tsx';
import { kilogramsOfGrams } from './kilograms-typed.ts';

type Marked = Pick<TripCard, 'state' | 'isLate'>;

/** Where a trip stands, and that it is late. */
export const TripMarks = ({ state, isLate }: Marked) => {
  const { t, say } = useWords();
  const isOpen = state !== 'over' && state !== 'cancelled';
  return (
    <span className="flex flex-wrap gap-2">
      <span className={`rounded-full px-3 py-1 text-sm font-semibold ${isOpen ? 'bg-ochre-soft' : 'bg-leaf-soft'}`}>
        {say(`trip.state.${state}`)}
      </span>
      {isLate && (
        <span className="inline-flex items-center gap-1 rounded-full bg-danger-soft px-3 py-1 text-sm font-semibold text-danger">
          <Clock aria-hidden className="size-4" />
          {t('trips.late')}
        </span>
      )}
    </span>
  );
};

/** What was lost on the way, in words; nothing where all arrived, or nobody has counted. */
export const TripLoss = ({ lostGrams, lostUnits }: Pick<TripCard, 'lostGrams' | 'lostUnits'>) => {
  const { t } = useWords();
  if (lostGrams === 0 && lostUnits === 0) return null;
  return (
    <span className="flex gap-2 font-semibold text-danger">
      <PackageX aria-hidden className="mt-0.5 size-5 shrink-0" />
      {[
        ...(lostGrams > 0 ? [t('trips.lost', { kilograms: kilogramsOfGrams(lostGrams) })] : []),
        ...(lostUnits > 0 ? [t('trips.lostUnits', { count: lostUnits })] : []),
      ].join('. ')}
    </span>
  );
};

/** Trips as cards, each the way to its page. */
export const TripCards = ({ trips, path }: { readonly trips: readonly TripCard[]; readonly path: string }) => (
  <ul className="grid gap-3 sm:grid-cols-2">
    {trips.map((one) => (
      <li key={one.id} className="grid">
        <Card trip={one} path={path} />
      </li>
    ))}
  </ul>
);

const Card = ({ trip, path }: { readonly trip: TripCard; readonly path: string }) => {
  const { t, language } = useWords();
  const { id, waybill, fromName, toName, toPlace, driverName, vehicle, expectedAt, lastAt } = trip;
  return (
    <Link
      to={`${path}/${id}`}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-1 rounded-2xl border border-line bg-paper p-4 hover:bg-leaf-soft"
    >
      <TripMarks {...trip} />
      <span className="text-lg font-bold break-words">
        {t('trips.fromTo', { from: fromName, to: [toName, toPlace].join(', ') })}
      </span>
      <span className="break-words">{t('trips.driverIn', { driver: driverName, vehicle })}</span>
      <TripLoss {...trip} />
      <span className="text-sm text-ink-soft">
        {t('trips.expected', { time: formatDateTime(expectedAt, language) })}
      </span>
      {lastAt !== null && (
        <span className="text-sm text-ink-soft">{t('trips.lastAt', { time: formatDateTime(lastAt, language) })}</span>
      )}
      <span className="text-sm text-ink-soft">{t('trips.waybill', { number: waybill })}</span>
    </Link>
  );
};
