import type { Portfolio, PortfolioShare } from '@shuka/domain/investments';
import { monthName } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { cropName } from '#kit/crop-name.ts';
import { TrendChart, type Point } from '#kit/trend-chart.tsx';
import { useWords, type Words } from '#kit/words.tsx';

/** So many bars stand beside each other; the largest are shown. */
const mostBars = 6;

const pointsOf = (shares: readonly PortfolioShare[], nameOf: (share: PortfolioShare) => string): Point[] =>
  shares
    .toSorted((one, other) => other.amountKobo - one.amountKobo)
    .slice(0, mostBars)
    .map((share) => ({ label: nameOf(share), values: [share.amountKobo, share.realisedKobo] }));

/** 'March 2026' of '2026-03'. */
const monthText = (month: string, { language }: Words): string =>
  `${monthName(Number(month.slice(5, 7)), language)} ${month.slice(0, 4)}`;

/** What was put in and what came back, by crop, by state and by month; each with its table. */
export const PortfolioCharts = ({ portfolio: { byCrop, byState, byMonth } }: { readonly portfolio: Portfolio }) => {
  const words = useWords();
  const { t } = words;
  const series = [
    { name: t('investments.sumInvested'), look: 'full' },
    { name: t('investments.sumRealised'), look: 'hollow' },
  ] as const;
  const months = byMonth
    .toSorted((one, other) => one.month.localeCompare(other.month))
    .slice(-mostBars)
    .map(({ month, investedKobo, realisedKobo }) => ({
      label: monthText(month, words),
      values: [investedKobo, realisedKobo],
    }));
  const charts = [
    { title: t('investments.byCrop'), points: pointsOf(byCrop, ({ name }) => cropName(name, words)) },
    { title: t('investments.byState'), points: pointsOf(byState, ({ name }) => stateName(name)) },
    { title: t('investments.byMonth'), points: months },
  ].filter(({ points }) => points.length > 0);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-3">
      {charts.map(({ title, points }) => (
        <TrendChart key={title} title={title} series={series} points={points} format={formatNaira} />
      ))}
    </div>
  );
};
