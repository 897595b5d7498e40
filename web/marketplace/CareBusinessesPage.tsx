import { CirclePlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { businessRows, expandingOverPercent, type Business, type BusinessStatus } from '@shuka/domain/marketplace';
import { usePerson } from '#accounts';
import { ChoiceChips } from '#kit/choice-chips.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useRows, type Kept } from '#kit/rows.ts';
import { TrendChart } from '#kit/trend-chart.tsx';
import { useWords } from '#kit/words.tsx';
import { careBusinessPaths } from './business-paths.ts';
import { BusinessStats } from './BusinessStats.tsx';
import { MarketLink } from './MarketLink.tsx';
import { CareBusinessTable } from './CareBusinessTable.tsx';
import { demandPaths } from './demand-paths.ts';
import { useTrades } from './use-trades.ts';

type Filter = 'all' | BusinessStatus;

/** The agri-businesses of everybody in a manager's care, and how they do. */
export const CareBusinessesPage = () => {
  const { t } = useWords();
  const loaded = useRows(businessRows);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('business.careTitle')}</h1>
      <Link
        to={careBusinessPaths.add}
        className="inline-flex min-h-12 items-center gap-2 justify-self-start rounded-xl bg-leaf px-5 py-2 font-semibold text-on-leaf hover:bg-leaf-strong"
      >
        <CirclePlus aria-hidden className="size-5 shrink-0" />
        {t('business.addNew')}
      </Link>
      <MarketLink to={demandPaths.manager} says={t('business.market')} />
      <LoadedPart loaded={loaded}>{(kept) => <InCare kept={kept} />}</LoadedPart>
    </section>
  );
};

const InCare = ({ kept }: { kept: readonly Kept<Business>[] }) => {
  const { t } = useWords();
  const { person } = usePerson();
  const [filter, setFilter] = useState<Filter>('all');
  const businesses = useMemo(
    () => kept.filter(({ row }) => row.keeperId !== person.accountId),
    [kept, person.accountId],
  );
  const { traded, quarters } = useTrades(businesses);
  const shown = traded.filter(({ trade }) => filter === 'all' || trade.status === filter);
  if (traded.length === 0) return <p>{t('business.careNone')}</p>;
  return (
    <>
      <BusinessStats traded={traded} />
      <ChoiceChips<Filter>
        label={t('business.filterLabel')}
        chosen={filter}
        onChange={setFilter}
        choices={[
          { value: 'all', says: t('business.filterAll') },
          { value: 'active', says: t('business.active') },
          { value: 'expanding', says: t('business.expanding') },
        ]}
      />
      <CareBusinessTable key={filter} traded={shown} />
      <p className="text-sm text-ink-soft">{t('business.growthHow', { percent: expandingOverPercent })}</p>
      <TrendChart
        title={t('business.revenueByQuarter')}
        series={[{ name: t('business.revenue'), look: 'full' }]}
        points={quarters.map(({ year, quarter, revenueKobo }) => ({
          label: t('business.quarter', { quarter, year: String(year) }),
          short: `${quarter}/${String(year).slice(2)}`,
          values: [revenueKobo],
        }))}
        format={formatNaira}
      />
    </>
  );
};
