import { PackageOpen } from 'lucide-react';
import { Link } from 'wouter';
import type { Season } from '@shuka/domain/seasons';
import { usePerson } from '#accounts';
import { useWords } from '#kit/words.tsx';
import { HarvestsToStore } from './HarvestsToStore.tsx';
import { produceOf } from './lot-paths.ts';
import { useStock } from './use-stock.ts';

/** What a season brought in that is not in store yet, and the way to what is. */
export const ProduceOfSeason = ({ season }: { readonly season: Season }) => {
  const { t } = useWords();
  const { person } = usePerson();
  const stock = useStock(season.keeperId);
  const produce = produceOf(season.keeperId, person.accountId);
  if (!stock.harvests.some(({ seasonId }) => seasonId === season.id)) return null;
  return (
    <>
      <HarvestsToStore stock={stock} seasonId={season.id} produce={produce} />
      <Link to={produce} className="inline-flex min-h-12 items-center gap-2 justify-self-start font-semibold text-leaf">
        <PackageOpen aria-hidden className="size-5" />
        {t('lots.toProduce')}
      </Link>
    </>
  );
};
