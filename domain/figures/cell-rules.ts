import type { Cell } from './figure-model.ts';
import { indicators, leastOfCell, type Indicator, type Tally, type TallyKey } from './indicators.ts';

/** What counts people or things one by one; of these alone few can tell who they are. */
const counted: readonly TallyKey[] = [
  'mappedFarms',
  'activeManagers',
  'visited30',
  'visited90',
  'answered',
  'followed',
  'loansOnTime',
  'plottedLots',
  'women',
  'youth',
  'agreed',
];

const isFew = (count: number): boolean => count > 0 && count < leastOfCell;

const round = (value: number, decimals: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals;

const valueOf = (unit: Indicator['unit'], numerator: number, denominator: number | null): number => {
  if (denominator === null) return round(numerator, unit === 'number' ? 0 : 1);
  return round((unit === 'percent' ? 100 : 1) * (numerator / denominator), 1);
};

const empty = (key: Cell['key'], state: 'hidden' | 'none'): Cell => ({
  key,
  state,
  value: null,
  numerator: null,
  denominator: null,
  n: null,
});

/** The cell that says it is hidden, and nothing else. */
export const hiddenCell = (key: Cell['key']): Cell => empty(key, 'hidden');

/** Whether so few are counted that they could be known. */
const isOfFew = ({ n, numerator }: Indicator, tally: Tally): boolean =>
  isFew(tally[n] ?? 0) || (counted.includes(numerator) && isFew(tally[numerator] ?? 0));

/** One indicator of what was counted. Where nothing was counted there is no data, which is not nought. */
export const cellOf = (indicator: Indicator, tally: Tally | null): Cell => {
  const { key, unit } = indicator;
  const n = tally?.[indicator.n] ?? 0;
  const numerator = tally?.[indicator.numerator] ?? null;
  const denominator = indicator.denominator === null ? null : (tally?.[indicator.denominator] ?? 0);
  if (tally === null || n === 0 || numerator === null || denominator === 0) return empty(key, 'none');
  if (isOfFew(indicator, tally)) return hiddenCell(key);
  const value = valueOf(unit, numerator, denominator);
  return { key, state: 'shown', value, numerator: round(numerator, 2), denominator: roundOr(denominator), n };
};

const roundOr = (value: number | null): number | null => (value === null ? null : round(value, 2));

/** All indicators of one place, before anything is hidden for its neighbours' sake. */
export const cellsOf = (tally: Tally | null): Cell[] => indicators.map((indicator) => cellOf(indicator, tally));
