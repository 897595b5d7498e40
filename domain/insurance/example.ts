import { addDays } from '#kit/day.ts';
import type { Calculation } from './calculation-model.ts';
import { monthsCalculation } from './months-calculation.ts';
import { endOfMonth } from './months-rules.ts';
import type { ProductTerms } from './product-model.ts';
import { windowOf } from './product-rules.ts';
import { daysFrom } from './rain-rules.ts';
import { weatherCalculation } from './weather-calculation.ts';
import { yieldCalculation } from './yield-calculation.ts';

/** Days whose rain is tried together: a phase or a month. */
type TriedWindow = { readonly from: string; readonly until: string };

/** What somebody tries a product with. `amounts` is hundredths of a millimetre by window, or one yield in kilograms a hectare. */
export type Example = {
  readonly amounts: readonly number[];
  /** `even`: as much each day; `storm`: all of it on the first day. */
  readonly falls: 'even' | 'storm';
  /** So many of the last days of the first window nobody knows. */
  readonly unknownDays: number;
};

const squareMetresOfHectare = 10_000;

/** The windows that rain is tried for; phases of the same days have one. */
export const triedWindows = ({ index }: Pick<ProductTerms, 'index'>): TriedWindow[] => {
  if (index.kind === 'yield') return [];
  if (index.kind === 'months')
    return index.months.map(({ month }) => ({ from: `${month}-01`, until: endOfMonth(month) }));
  const byDays = new Map(index.phases.map(({ from, until }) => [`${from} ${until}`, { from, until }]));
  return [...byDays.values()];
};

const fallOf = (days: readonly string[], amount: number, falls: Example['falls']): [string, number][] => {
  const each = Math.floor(amount / days.length);
  const rest = amount - each * days.length;
  return days.map((day, place) =>
    falls === 'storm' ? [day, place === 0 ? amount : 0] : [day, each + (place < rest ? 1 : 0)],
  );
};

/** Rain by day; a day of two windows has what the first of them says. */
const rainOf = (windows: readonly TriedWindow[], { amounts, falls, unknownDays }: Example): Map<string, number> => {
  const said = new Map<string, number>();
  for (const [place, { from, until }] of windows.entries())
    for (const [day, rain] of fallOf(daysFrom(from, until), amounts[place] ?? 0, falls))
      if (!said.has(day)) said.set(day, rain);
  const first = windows[0];
  const unknown = first === undefined || unknownDays === 0 ? [] : daysFrom(first.from, first.until).slice(-unknownDays);
  for (const day of unknown) said.delete(day);
  return said;
};

/** What a hectare would be paid by an example, by the very calculation that covers are settled by, with all its steps. */
export const exampleCalculation = (terms: ProductTerms, example: Example): Calculation => {
  const { index, sumKoboPerHectare: sumKobo } = terms;
  const today = addDays(windowOf(terms).until, 1);
  if (index.kind === 'yield') {
    const cut = { grams: example.amounts[0] ?? 0, squareMetres: 10 }; // so many grams on ten square metres are so many kilograms a hectare
    return yieldCalculation(
      { index, sumKobo },
      Array.from({ length: index.leastCuts }, () => cut),
      today,
    );
  }
  const rain = { said: rainOf(triedWindows(terms), example), around: [] };
  if (index.kind === 'months') return monthsCalculation({ index, sumKobo }, rain, today);
  return weatherCalculation({ index, sumKobo, squareMetres: squareMetresOfHectare }, rain, today);
};

/** An example to begin with, in the units of `Example.amounts`: half-way between where paying begins and where all is paid. */
export const halfWay = (terms: Pick<ProductTerms, 'index'>): number[] => {
  const { index } = terms;
  if (index.kind === 'yield') return [Math.round((index.referenceKilograms * index.triggerPercent) / 200)];
  if (index.kind === 'months') return index.months.map(({ normalTenths }) => Math.floor(normalTenths / 2) * 10);
  return triedWindows(terms).map(({ from, until }) => {
    const phase = index.phases.find((one) => one.from === from && one.until === until);
    return phase === undefined ? 0 : Math.round((phase.triggerTenths + phase.exitTenths) / 2) * 10;
  });
};
