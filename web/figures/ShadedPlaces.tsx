import { mapSquares, type Cell, type Indicator } from '@shuka/domain/figures';
import { useWords } from '#kit/words.tsx';
import { inUnit } from './figure-words.ts';
import { lookOf, unshaded, type Band } from './shades.ts';

/** Rows and columns of the squares, as classes: the page's policy takes no style of an element's own. */
const columns = [
  'col-start-1',
  'col-start-2',
  'col-start-3',
  'col-start-4',
  'col-start-5',
  'col-start-6',
  'col-start-7',
];
const lastColumn = 'col-start-8';
const rows = ['row-start-1', 'row-start-2', 'row-start-3', 'row-start-4', 'row-start-5', 'row-start-6', 'row-start-7'];

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
      <TileList cells={cells} bands={bands} codes={codes} />
    )}
    <Legend bands={bands} indicator={indicator} />
  </>
);

/** One square a state, about where it lies. Whoever hears the page has the table below, which says the same. */
const SquareMap = ({ cells, bands }: Known) => {
  return (
    <div aria-hidden className="grid max-w-xl grid-cols-8 gap-1">
      {mapSquares.map(({ code, column, row }) => (
        <span
          key={code}
          className={`grid aspect-square place-items-center rounded-md border border-line-strong text-xs font-semibold sm:text-sm ${columns[column] ?? lastColumn} ${rows[row] ?? ''} ${lookOf(cells.get(code), bands)}`}
        >
          {code}
        </span>
      ))}
    </div>
  );
};

/** The LGAs of a state, shaded, in the order of their names. */
const TileList = ({ cells, bands, codes }: Known & { readonly codes: readonly string[] }) => {
  return (
    <div aria-hidden className="grid grid-cols-3 gap-1 sm:grid-cols-5 lg:grid-cols-7">
      {codes.map((code) => (
        <span
          key={code}
          className={`grid min-h-11 min-w-0 place-items-center rounded-md border border-line-strong p-1 text-center text-xs break-words ${lookOf(cells.get(code), bands)}`}
        >
          {code}
        </span>
      ))}
    </div>
  );
};

/** What each shade stands for. */
const Legend = ({ bands, indicator }: { readonly bands: readonly Band[]; readonly indicator: Indicator }) => {
  const words = useWords();
  const { t } = words;
  const shown = bands.map(({ from, to, shade }) => {
    const ends = [inUnit(words, indicator, from), inUnit(words, indicator, to)] as const;
    return { shade, says: from === to ? ends[0] : t('counts.band', { from: ends[0], to: ends[1] }) };
  });
  const rest = [
    { shade: unshaded.hidden, says: t('counts.hidden') },
    { shade: unshaded.none, says: t('counts.none') },
  ];
  return (
    <ul aria-label={t('counts.legend')} className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
      {[...shown, ...rest].map(({ shade, says }) => (
        <li key={shade} className="flex items-center gap-2">
          <span aria-hidden className={`size-5 shrink-0 rounded border border-line-strong ${shade}`} />
          {says}
        </li>
      ))}
    </ul>
  );
};
