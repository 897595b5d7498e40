import { PackageOpen } from 'lucide-react';
import { Link } from 'wouter';
import { useWords } from '#kit/words.tsx';
import { HarvestsToStore } from './HarvestsToStore.tsx';
import { LotCard } from './LotCard.tsx';
import { lotPathsOf } from './lot-paths.ts';
import { useStock } from './use-stock.ts';

const mostShown = 4;

/** What a farmer in care has in store, and what they harvested that is not there yet. */
export const ProduceOfFarmer = ({ keeperId }: { readonly keeperId: string }) => {
  const { t } = useWords();
  const stock = useStock(keeperId);
  const paths = lotPathsOf(`/extension-farmers/${keeperId}/produce`);
  const inStore = [...stock.lots.values()].filter(({ leftGrams }) => leftGrams > 0);
  if (stock.harvests.length === 0 && stock.lots.size === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="flex gap-2 text-xl font-bold">
        <PackageOpen aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
        {t('lots.theirs')}
      </h2>
      {inStore.length === 0 && <p>{t('lots.none')}</p>}
      <ul className="grid gap-3 empty:hidden md:grid-cols-2">
        {inStore.slice(0, mostShown).map((lot) => (
          <LotCard
            key={lot.id}
            lot={lot}
            to={paths.lot(lot.id)}
            state={stock.told.find(({ row }) => row.id === lot.bornBy)?.state ?? 'accepted'}
          />
        ))}
      </ul>
      <Link
        to={paths.produce}
        className="inline-flex min-h-12 items-center gap-2 justify-self-start font-semibold text-leaf"
      >
        {t('lots.seeAll')}
      </Link>
      <HarvestsToStore stock={stock} seasonId={null} produce={paths.produce} />
    </section>
  );
};
