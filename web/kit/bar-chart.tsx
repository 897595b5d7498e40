import { formatNumber } from '@shuka/domain/kit/calendar.ts';
import { TrendChart } from './trend-chart.tsx';

export type Bar = { readonly label: string; readonly value: number };

type Props = { readonly title: string; readonly unit: string; readonly bars: readonly Bar[] };

/** One bar for each label, with a table of the same figures behind it. */
export const BarChart = ({ title, unit, bars }: Props) => (
  <TrendChart
    title={title}
    series={[{ name: title, look: 'full' }]}
    points={bars.map(({ label, value }) => ({ label, values: [value] }))}
    format={(value) => `${formatNumber(value)} ${unit}`.trim()}
  />
);
