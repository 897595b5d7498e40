import data from './fertilisers.json' with { type: 'json' };
import type { Oxides } from './nutrients.ts';

/** A fertiliser as its bag says it: per cent of N, P2O5 and K2O by weight. */
export type Fertiliser = {
  readonly key: string;
  readonly name: string;
  readonly n: number;
  readonly p2o5: number;
  readonly k2o: number;
  readonly bagKilograms: number;
};

/** What is commonly sold; a shop near by may have less or more. */
export const fertilisers: readonly Fertiliser[] = data.products;

/** What these figures are: when they were put together, by whom, and their number. */
export const fertiliserEdition = { version: data.version, date: data.date, source: data.source };

/** So many kilograms of a fertiliser. */
export type Portion = { readonly product: Fertiliser; readonly kilograms: number };

const nutrients = ['n', 'p2o5', 'k2o'] as const;

/** The nutrients in some fertilisers together, in kilograms. */
export const givenBy = (portions: readonly Portion[]): Oxides => {
  const sum = (of: (typeof nutrients)[number]): number =>
    portions.reduce((total, { product, kilograms }) => total + (product[of] / 100) * kilograms, 0);
  return { n: sum('n'), p2o5: sum('p2o5'), k2o: sum('k2o') };
};

/** How many bags to buy for so many kilograms: as many as it takes exactly, and whole ones. */
export const bagsOf = ({ product, kilograms }: Portion) => {
  const exactly = kilograms / product.bagKilograms;
  // Half a kilogram short of a bag is a full bag: scales in markets are no finer.
  return { exactly, whole: Math.ceil(exactly - 0.5 / product.bagKilograms) };
};

/** Whether a fertiliser feeds more than one nutrient. */
export const isCompound = (gives: Oxides): boolean => nutrients.filter((of) => gives[of] > 0).length > 1;

const lackOf = (target: Oxides, portions: readonly Portion[]): Oxides => {
  const given = givenBy(portions);
  return { n: target.n - given.n, p2o5: target.p2o5 - given.p2o5, k2o: target.k2o - given.k2o };
};

/** Below this a kilogram is neither weighed nor bought. */
const leastKilograms = 0.5;

/** As much of a compound as gives none of its nutrients in excess. */
const compoundPortion = (target: Oxides, product: Fertiliser): Portion => ({
  product,
  kilograms: Math.min(...nutrients.filter((of) => product[of] > 0).map((of) => (100 * target[of]) / product[of])),
});

/** What single fertilisers add to meet the rest; null where one that is needed is not sold. */
const filledUp = (target: Oxides, begun: readonly Portion[], products: readonly Fertiliser[]): Portion[] | null => {
  const lack = lackOf(target, begun);
  const portions = [...begun];
  for (const of of nutrients) {
    if (lack[of] < leastKilograms) continue;
    const [single] = products.filter((one) => one[of] > 0 && !isCompound(one)).toSorted((a, b) => b[of] - a[of]);
    if (single === undefined) return null;
    portions.push({ product: single, kilograms: (100 * lack[of]) / single[of] });
  }
  return portions;
};

const weight = (portions: readonly Portion[]): number => portions.reduce((sum, { kilograms }) => sum + kilograms, 0);

/**
 * Which fertilisers meet a target, in kilograms: one compound at most and single ones for the rest, of the fewest kinds,
 * then the least weight. Null where what is sold cannot meet it.
 */
export const mixFor = (target: Oxides, products: readonly Fertiliser[]): Portion[] | null => {
  const begun = products.filter(isCompound).map((one) => [compoundPortion(target, one)]);
  const mixes = [[], ...begun]
    .filter((portions) => portions.every(({ kilograms }) => kilograms >= leastKilograms))
    .map((portions) => filledUp(target, portions, products))
    .filter((mix) => mix !== null);
  return mixes.toSorted((one, other) => one.length - other.length || weight(one) - weight(other))[0] ?? null;
};
