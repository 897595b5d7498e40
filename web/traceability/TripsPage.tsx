import { Link } from 'wouter';
import { listTrips } from '@shuka/domain/traceability';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { OfCompany } from '#relations';
import { tripPaths } from './trip-paths.ts';
import { TripCards } from './TripCards.tsx';
import { useFresh } from './use-fresh.ts';

/** The trips of a company, the newest first. */
export const TripsPage = () => {
  const { t } = useWords();
  return (
    <section className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('trips.title')}</h1>
      <p>{t('trips.lead')}</p>
      <OfCompany>
        {({ companyId, duty }) => (
          <>
            {duty !== 'buyer' && (
              <Link
                to={`${tripPaths.mill}/new`}
                className="inline-flex min-h-12 items-center justify-self-start rounded-xl bg-leaf px-5 font-semibold text-on-leaf"
              >
                {t('trips.plan')}
              </Link>
            )}
            <Trips companyId={companyId} />
          </>
        )}
      </OfCompany>
    </section>
  );
};

const Trips = ({ companyId }: { readonly companyId: string }) => {
  const { t } = useWords();
  const pages = usePages(companyId);
  const loaded = useLoad(listTrips, { companyId, ...pages.query, limit: '12' });
  useFresh(loaded.reload);
  return (
    <LoadedPart loaded={loaded}>
      {({ items, next }) => (
        <>
          {items.length === 0 ? <p>{t('trips.none')}</p> : <TripCards trips={items} path={tripPaths.mill} />}
          <Pager pages={pages} next={next} />
        </>
      )}
    </LoadedPart>
  );
};
