import { formatNumber } from '@shuka/domain/kit/calendar.ts';
import { TrendChart } from './trend-chart.tsx';

export type Bar = { readonly label: string; readonly value: number };

type Props = { readonly title: string; readonly unit: string; readonly bars: readonly Bar[] };

/** A name stands whole under its bar where there is room for it and a gap; in the units of the drawing, which is 340 wide. */
const shortOf = (label: string, count: number): { readonly short?: string } =>
  label.length * 7 + 4 <= 340 / count ? { short: label } : {};

/** One bar for each label, with a table of the same figures behind it. */
export const BarChart = ({ title, unit, bars }: Props) => (
  <TrendChart
    title={title}
    series={[{ name: title, look: 'full' }]}
    points={bars.map(({ label, value }) => ({ label, values: [value], ...shortOf(label, bars.length) }))}
    format={(value) => `${formatNumber(value)} ${unit}`.trim()}
  />
);
