import { cropKey, knownCrops } from '#seasons';
import { refusedField } from '#kit/problem.ts';
import { referenceTable } from '#kit/reference-table.ts';
import type { InForce, Lines } from '#kit/reference.ts';
import { stateChoices } from '#kit/state-names.ts';
import data from './price-bounds.json' with { type: 'json' };
import { mostPriceKobo, type SeenPrice } from './price-model.ts';

/** Where no state is named: the whole country. */
export const wholeCountry = 'NG';

/** What holds for produce of which nobody said anything. */
export const anyProduce = 'any';

const sides = ['leastKobo', 'mostKobo'] as const;

type Side = (typeof sides)[number];

/** 'maize/KN/mostKobo': what a kilogram of maize may cost at most in Kano. */
const priceBoundKey = (crop: string, place: string, side: Side): string => `${crop}/${place}/${side}`;

const crops: ReadonlySet<string> = new Set(knownCrops().map(({ key }) => key));
const places: ReadonlySet<string> = new Set([wholeCountry, ...stateChoices.map(({ code }) => code)]);

const isLine = (crop = '', place = ''): boolean =>
  (crop === anyProduce && place === wholeCountry) || (crops.has(crop) && places.has(place));

const otherSide = (key: string): string =>
  key.endsWith('leastKobo') ? key.replace('leastKobo', 'mostKobo') : key.replace('mostKobo', 'leastKobo');

const lines: Lines = {
  boundsOf: (key) => {
    const [crop, place, side, more] = key.split('/');
    return more === undefined && isLine(crop, place) && sides.some((one) => one === side) ? [1, mostPriceKobo] : null;
  },
  check: (values) => {
    const any = priceBoundKey(anyProduce, wholeCountry, 'leastKobo');
    if (values[any] === undefined) return { key: any, says: 'field.wrong' };
    const alone = Object.keys(values).find((key) => values[otherSide(key)] === undefined);
    if (alone !== undefined) return { key: alone, says: 'field.wrong' };
    const over = Object.keys(values).find(
      (key) => key.endsWith('mostKobo') && (values[key] ?? 0) < (values[otherSide(key)] ?? 0),
    );
    return over === undefined ? null : { key: over, says: 'reference.mostBelowLeast' };
  },
  most: 360,
};

/**
 * What a kilogram of produce may cost where a price is recorded, in kobo, by crop and state; `price-bounds.json` is the first
 * word. A price is judged by what holds on the day it was seen.
 */
export const priceBounds = referenceTable('marketplace', 'price-bounds', lines, {
  version: data.version,
  date: data.date,
  source: data.source,
  values: {
    [priceBoundKey(anyProduce, wholeCountry, 'leastKobo')]: data.leastKobo,
    [priceBoundKey(anyProduce, wholeCountry, 'mostKobo')]: data.mostKobo,
  },
});

/** What a kilogram may cost, and of what this was said: a crop in a state, in the country, or whatever there is. */
export type PriceBound = {
  readonly crop: string;
  readonly place: string;
  readonly leastKobo: number;
  readonly mostKobo: number;
};

type Seen = Pick<SeenPrice, 'goods' | 'stateCode' | 'kiloKobo'>;

/** The nearest word on a price: of its crop in its state, of its crop, of anything. */
export const priceBoundOf = (
  values: InForce['values'],
  { goods, stateCode }: Pick<Seen, 'goods' | 'stateCode'>,
): PriceBound => {
  const crop = cropKey(goods);
  const near = [
    [crop, stateCode],
    [crop, wholeCountry],
  ] as const;
  const [of, place] = near.find(([one, at]) => values[priceBoundKey(one, at, 'leastKobo')] !== undefined) ?? [
    anyProduce,
    wholeCountry,
  ];
  const said = (side: Side): number => values[priceBoundKey(of, place, side)] ?? data[side];
  return { crop: of, place, leastKobo: said('leastKobo'), mostKobo: said('mostKobo') };
};

/** Whether a kilogram costs less or more than it may; null where it does neither. */
export const priceFault = (values: InForce['values'], price: Seen): 'too-low' | 'too-high' | null => {
  const { leastKobo, mostKobo } = priceBoundOf(values, price);
  if (price.kiloKobo < leastKobo) return 'too-low';
  return price.kiloKobo > mostKobo ? 'too-high' : null;
};

/** What people read beside such a price. */
export const priceFaultSays = { 'too-low': 'prices.tooCheap', 'too-high': 'prices.tooDear' } as const;

/** @throws Problem `invalid` beside `amountKobo` for a price outside what holds. */
export const checkPriceBound = (values: InForce['values'], price: Seen): void => {
  const fault = priceFault(values, price);
  if (fault !== null) throw refusedField('amountKobo', priceFaultSays[fault]);
};
