import { listLotTrips } from '@shuka/domain/traceability';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { tripPaths } from './trip-paths.ts';
import { TripCards } from './TripCards.tsx';
import { useFresh } from './use-fresh.ts';

/** The trips that a manager planned with lots of their farmers. */
export const LotTripsPage = () => {
  const { t } = useWords();
  const pages = usePages('lot-trips');
  const loaded = useLoad(listLotTrips, { ...pages.query, limit: '12' });
  useFresh(loaded.reload);
  return (
    <section className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('trips.title')}</h1>
      <p>{[t('trips.lead'), t('trips.fromLot')].join(' ')}</p>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 ? <p>{t('trips.none')}</p> : <TripCards trips={items} path={tripPaths.manager} />}
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};
