import { Link } from 'react-router';
import { listMyFarms } from '@shuka/domain/farms';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { FarmCard } from './FarmCard.tsx';
import { newestFarms } from './newest-farms.ts';

/** The newest farms, for a dashboard. */
export const FarmsPanel = () => {
  const { t } = useWords();
  const loaded = useLoad(listMyFarms, newestFarms);
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('farms.title')}</h2>
      <LoadedPart loaded={loaded}>
        {({ items }) => (
          <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {items.length === 0 && <p>{t('farms.none')}</p>}
            {items.map((farm) => (
              <FarmCard key={farm.id} farm={farm} />
            ))}
          </div>
        )}
      </LoadedPart>
      <Link
        to="/Farmer/MyFarms"
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-leaf underline underline-offset-4"
      >
        {t('farms.all')}
      </Link>
    </section>
  );
};
