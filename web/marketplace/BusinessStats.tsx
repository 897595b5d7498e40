import { ArrowDownToLine, CircleCheck, Store, TrendingUp } from 'lucide-react';
import { formatNumber } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { changeOf } from '@shuka/domain/kit/span.ts';
import { StatCard } from '#kit/stat-card.tsx';
import { useWords } from '#kit/words.tsx';
import type { Traded } from './use-trades.ts';

const changeWords = {
  up: 'business.moreThanYearAgo',
  down: 'business.lessThanYearAgo',
  same: 'business.asMuchYearAgo',
} as const;

/** Sums stay exact: no phone holds more than a safe integer of kobo. */
const sumOf = (traded: readonly Traded[], koboOf: (one: Traded) => number): number =>
  traded.reduce((total, one) => Math.min(Number.MAX_SAFE_INTEGER, total + koboOf(one)), 0);

/** How many businesses there are, how many of them grow, and what they took in this quarter. */
export const BusinessStats = ({ traded }: { traded: readonly Traded[] }) => {
  const { t } = useWords();
  const expanding = traded.filter(({ trade }) => trade.status === 'expanding').length;
  const revenue = sumOf(traded, ({ trade }) => trade.revenueKobo);
  const change = changeOf(
    revenue,
    sumOf(traded, ({ trade }) => trade.yearAgoKobo),
  );
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard Icon={Store} says={t('business.statAll')} value={formatNumber(traded.length)} />
      <StatCard Icon={CircleCheck} says={t('business.active')} value={formatNumber(traded.length - expanding)} />
      <StatCard Icon={TrendingUp} says={t('business.expanding')} value={formatNumber(expanding)} />
      <StatCard
        Icon={ArrowDownToLine}
        says={t('business.statRevenue')}
        value={formatNaira(revenue)}
        change={{ change, says: t(changeWords[change.trend], { amount: formatNaira(change.by) }) }}
      />
    </dl>
  );
};
