import { mapColumns, mapSquares, type Cell, type Indicator } from '@shuka/domain/figures';
import { useWords } from '#kit/words.tsx';
import { inUnit } from './figure-words.ts';
import { paintOf, type Band, type Paint } from './shades.ts';

type Known = { readonly cells: ReadonlyMap<string, Cell | undefined>; readonly bands: readonly Band[] };

type Props = Known & {
  readonly indicator: Indicator;
  /** The LGAs of a state; null for the country. */
  readonly codes: readonly string[] | null;
};

/** Parts of a place, each in the shade of its value, and what the shades mean. */
export const ShadedPlaces = ({ cells, bands, indicator, codes }: Props) => (
  <>
    {codes === null ? (
      <SquareMap cells={cells} bands={bands} />
    ) : (
      <ShadedNames cells={cells} bands={bands} codes={codes} />
    )}
    <Legend bands={bands} indicator={indicator} />
  </>
);

type SquareProps = { readonly paint: Paint; readonly x?: number; readonly y?: number; readonly size: number };

/** Opacity and dashes are attributes: the page's policy takes no style of an element's own, and no page carries their classes. */
const Square = ({ paint, x = 0, y = 0, size }: SquareProps) => (
  <rect
    x={x + 0.5}
    y={y + 0.5}
    width={size - 1}
    height={size - 1}
    rx={1.5}
    className={paint === 'hidden' ? 'fill-ochre stroke-ochre' : 'fill-leaf stroke-leaf'}
    fillOpacity={paint === 'hidden' ? 0.2 : paint === 'none' ? 0 : paint}
    strokeWidth={0.5}
    strokeDasharray={paint === 'none' ? '0.5 1' : paint === 'hidden' ? '2 1' : undefined}
  />
);

const side = 12;
const deepest = Math.max(...mapSquares.map(({ row }) => row));

/** One square a state, about where it lies. Whoever hears the page has the table below, which says the same. */
const SquareMap = ({ cells, bands }: Known) => (
  <svg aria-hidden viewBox={`0 0 ${mapColumns * side} ${(deepest + 1) * side}`} className="w-full max-w-xl">
    {mapSquares.map(({ code, column, row }) => {
      const paint = paintOf(cells.get(code), bands);
      return (
        <g key={code} className={paint === 1 ? 'text-on-leaf' : 'text-ink'}>
          <Square paint={paint} x={column * side} y={row * side} size={side} />
          <text
            x={column * side + side / 2}
            y={row * side + side / 2 + 1.5}
            textAnchor="middle"
            fontSize={4.2}
            fontWeight={600}
            fill="currentColor"
          >
            {code}
          </text>
        </g>
      );
    })}
  </svg>
);

const Swatch = ({ paint }: { readonly paint: Paint }) => (
  <svg aria-hidden viewBox="0 0 12 12" className="size-6 shrink-0">
    <Square paint={paint} size={12} />
  </svg>
);

/** The LGAs of a state, in the order of their names. */
const ShadedNames = ({ cells, bands, codes }: Known & { readonly codes: readonly string[] }) => (
  <div aria-hidden className="grid grid-cols-2 gap-2 text-sm sm:grid-cols-3">
    {codes.map((code) => (
      <span key={code} className="flex min-w-0 items-center gap-2">
        <Swatch paint={paintOf(cells.get(code), bands)} />
        <span className="min-w-0 break-words">{code}</span>
      </span>
    ))}
  </div>
);

/** What each shade stands for. */
const Legend = ({ bands, indicator }: Pick<Props, 'bands' | 'indicator'>) => {
  const words = useWords();
  const { t } = words;
  const shown = bands.map(({ from, to, shade }) => {
    const ends = [inUnit(words, indicator, from), inUnit(words, indicator, to)] as const;
    return { paint: shade, says: from === to ? ends[0] : t('counts.band', { from: ends[0], to: ends[1] }) };
  });
  const rest = [
    { paint: 'hidden', says: t('counts.hidden') },
    { paint: 'none', says: t('counts.none') },
  ] as const;
  return (
    <ul aria-label={t('counts.legend')} className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
      {[...shown, ...rest].map(({ paint, says }) => (
        <li key={paint} className="flex items-center gap-2">
          <Swatch paint={paint} />
          {says}
        </li>
      ))}
    </ul>
  );
};
