import { LandPlot } from 'lucide-react';
import { useMemo } from 'react';
import { farmRows } from '@shuka/domain/farms';
import { useKept } from '#kit/rows.ts';
import { ShowMore } from '#kit/show-more.tsx';
import { useWords } from '#kit/words.tsx';
import { ManagerFarmCard } from './ManagerFarmCard.tsx';
import { useGlances } from './use-glances.ts';

const aWindow = 6;

/** The farms of a farmer in care, for their manager; each card leads to the farm with its plots. */
export const FarmsOfFarmer = ({ keeperId }: { readonly keeperId: string }) => {
  const { t } = useWords();
  const land = useKept(farmRows);
  const glances = useGlances();
  const farms = useMemo(() => land.filter(({ row }) => row.keeperId === keeperId), [land, keeperId]);
  return (
    <section className="grid gap-3">
      <h2 className="flex gap-2 text-xl font-bold">
        <LandPlot aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
        {t('caseload.farms')}
      </h2>
      {farms.length === 0 && <p>{t('caseload.noFarms')}</p>}
      <ShowMore items={farms} step={aWindow}>
        {(shown) => (
          <div className="grid gap-3 empty:hidden md:grid-cols-2">
            {shown.map((kept) => (
              <ManagerFarmCard key={kept.row.id} kept={kept} keeper="" glance={glances.get(kept.row.id)} />
            ))}
          </div>
        )}
      </ShowMore>
    </section>
  );
};
