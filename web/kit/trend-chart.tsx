import { axisEnd, shortLabel } from './chart-scale.ts';
import { useWords } from './words.tsx';

/** What one colour of bars stands for. */
export type Series = { readonly name: string; readonly look: 'full' | 'hollow' };

/** One place on the axis, with a value for each series. `short` stands under the bars; by default the label's beginning. */
export type Point = { readonly label: string; readonly short?: string; readonly values: readonly number[] };

type Props = {
  readonly title: string;
  readonly series: readonly Series[];
  readonly points: readonly Point[];
  /** A value as people read it: '₦1,250', '300 kg'. */
  readonly format: (value: number) => string;
};

const width = 340;
const height = 190;
const floor = 160;
const ceiling = 22;

const looks = {
  full: 'fill-leaf stroke-leaf',
  // Told apart by more than its colour.
  hollow: 'fill-ochre-soft stroke-ochre',
} as const;

const BarsOf = ({ point, left, room, end, series }: BarsProps) => {
  const barWidth = Math.min(28, (room * 0.8) / series.length);
  const from = left + (room - barWidth * series.length) / 2;
  return (
    <>
      {series.map(({ name, look }, place) => {
        const tall = (Math.max(0, point.values[place] ?? 0) / end) * (floor - ceiling);
        return (
          <rect
            key={name}
            x={from + place * barWidth + 1}
            y={floor - tall}
            width={barWidth - 2}
            height={tall}
            strokeWidth="2"
            className={looks[look]}
          />
        );
      })}
      <text x={left + room / 2} y={floor + 18} textAnchor="middle" fontSize="12" className="fill-ink">
        {point.short ?? shortLabel(point.label)}
      </text>
    </>
  );
};

type BarsProps = {
  readonly point: Point;
  readonly left: number;
  readonly room: number;
  readonly end: number;
  readonly series: readonly Series[];
};

const Drawing = ({ series, points, format }: Omit<Props, 'title'>) => {
  const end = axisEnd(points.flatMap(({ values }) => values));
  const room = width / Math.max(1, points.length);
  const half = (floor + ceiling) / 2;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="w-full max-w-lg">
      {[ceiling, half, floor].map((y) => (
        <line key={y} x1="0" x2={width} y1={y} y2={y} className="stroke-line" />
      ))}
      <text x="0" y={ceiling - 6} fontSize="12" className="fill-ink-soft">
        {format(end)}
      </text>
      {/* Kobo and people have no halves. */}
      {end % 2 !== 1 && (
        <text x="0" y={half - 4} fontSize="12" className="fill-ink-soft">
          {format(end / 2)}
        </text>
      )}
      {points.map((point, place) => (
        <BarsOf key={point.label} point={point} left={place * room} room={room} end={end} series={series} />
      ))}
    </svg>
  );
};

const Legend = ({ series }: Pick<Props, 'series'>) => (
  <ul aria-hidden className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
    {series.map(({ name, look }) => (
      <li key={name} className="flex items-center gap-2">
        <svg viewBox="0 0 16 16" className="size-4">
          <rect x="1" y="1" width="14" height="14" strokeWidth="2" className={looks[look]} />
        </svg>
        {name}
      </li>
    ))}
  </ul>
);

const SeriesNames = ({ title, series }: Pick<Props, 'title' | 'series'>) => (
  <thead>
    <tr>
      <th scope="col">
        <span className="sr-only">{title}</span>
      </th>
      {series.map(({ name }) => (
        <th key={name} scope="col" className="p-1 text-right">
          {name}
        </th>
      ))}
    </tr>
  </thead>
);

const FiguresTable = ({ title, series, points, format }: Props) => (
  <table className="w-full text-left">
    <caption className="sr-only">{title}</caption>
    {series.length > 1 && <SeriesNames title={title} series={series} />}
    <tbody>
      {points.map(({ label, values }) => (
        <tr key={label} className="border-t border-line">
          <th scope="row" className="p-1 font-normal">
            {label}
          </th>
          {series.map(({ name }, place) => (
            <td key={name} className="p-1 text-right">
              {format(values[place] ?? 0)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** Bars side by side along an axis, such as months; the same figures stand in a table behind 'Show as table'. */
export const TrendChart = (props: Props) => {
  const { t } = useWords();
  const { title, series } = props;
  return (
    <figure className="grid gap-2 rounded-2xl border border-line bg-paper p-3">
      <figcaption className="font-bold">{title}</figcaption>
      {series.length > 1 && <Legend series={series} />}
      <Drawing {...props} />
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-leaf">
          {t('chart.showTable')}
        </summary>
        <FiguresTable {...props} />
      </details>
    </figure>
  );
};
