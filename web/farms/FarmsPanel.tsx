import { Link } from 'wouter';
import { farmRows } from '@shuka/domain/farms';
import { usePerson } from '#accounts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useRows } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { FarmCard } from './FarmCard.tsx';
import { newestFarms } from './newest-farms.ts';
import { useGlances } from './use-glances.ts';

/** The newest farms, for a dashboard. */
export const FarmsPanel = () => {
  const { t } = useWords();
  const { person } = usePerson();
  const loaded = useRows(farmRows);
  const glances = useGlances();
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('farms.title')}</h2>
      <LoadedPart loaded={loaded}>
        {(all) => {
          const newest = all.filter(({ row }) => row.keeperId === person.accountId).slice(0, newestFarms);
          return (
            <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
              {newest.length === 0 && <p>{t('farms.none')}</p>}
              {newest.map((kept) => (
                <FarmCard key={kept.row.id} kept={kept} glance={glances.get(kept.row.id)} />
              ))}
            </div>
          );
        }}
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
