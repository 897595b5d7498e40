import { partOf, rounded } from './fraction.ts';

/** One square that was cut and weighed. */
export type CutWeighed = { readonly grams: number; readonly squareMetres: number };

/**
 * The yield of an area in kilograms a hectare: the mean of its cuts, each as one. Null without any. A gram a square metre
 * is ten kilograms a hectare.
 */
export const areaYield = (cuts: readonly CutWeighed[]): number | null => {
  if (cuts.length === 0) return null;
  const each = cuts.map(({ grams, squareMetres }) => partOf(grams, 1000, squareMetres)); // a hundredth of a kilogram
  return rounded({ over: BigInt(each.reduce((sum, one) => sum + one, 0)), under: BigInt(each.length * 100) });
};

type Yields = { readonly reference: number; readonly triggerPercent: number; readonly actual: number };

/**
 * What an area-yield cover pays: nothing from the trigger up, else the sum by how far the area fell short of it,
 * `sum · (trigger − actual) / trigger`, to the kobo. Yields in kilograms a hectare.
 * Source: NAIC pays nothing from 70 per cent of the reference yield up; the formula is the usual one of area-yield covers,
 * taken from memory of them.
 */
export const yieldPays = (sumKobo: number, { reference, triggerPercent, actual }: Yields): number => {
  const trigger = BigInt(reference) * BigInt(triggerPercent);
  const short = trigger - BigInt(actual) * 100n;
  return short <= 0n ? 0 : rounded({ over: BigInt(sumKobo) * short, under: trigger });
};

/** The yield below which it pays, in kilograms a hectare. */
export const triggerYield = (reference: number, triggerPercent: number): number =>
  partOf(reference, triggerPercent, 100);
