import { wholeShare, type Terms } from './formula-model.ts';

/** What a scale and the gate's meters said. Weights in grams, the others in hundredths of a per cent. */
export type Measured = {
  readonly grossGrams: number;
  readonly tareGrams: number;
  readonly moisture: number;
  readonly foreign: number;
};

/** The lines of a calculation as the deliverer is shown them; weights in grams, the amount in kobo. */
export type Reckoned = {
  readonly netGrams: number;
  readonly moistureGrams: number;
  readonly foreignGrams: number;
  /** What rounding took; below nothing where it gave. */
  readonly roundedGrams: number;
  readonly payableGrams: number;
  readonly amountKobo: number;
};

/** A quotient rounded to the nearest whole, halves up; exact, for the products here pass 2^53. */
const divided = (factors: readonly number[], by: number): number => {
  const product = factors.reduce((sum, factor) => sum * BigInt(factor), 1n);
  const divisor = BigInt(by);
  return Number((2n * product + divisor) / (2n * divisor));
};

/** What is deducted of a net weight for what was measured above a base. */
const taken = (netGrams: number, measured: number, base: number, perPoint: number): number =>
  divided([netGrams, Math.max(0, measured - base), perPoint], wholeShare * 100);

const rounded = (grams: number, { roundGrams, rounding }: Terms): number => {
  const parts = grams / roundGrams;
  return (rounding === 'down' ? Math.floor(parts) : Math.round(parts)) * roundGrams;
};

/** What a delivery is worth by its terms. Deductions never take more than there is. */
export const reckon = ({ grossGrams, tareGrams, moisture, foreign }: Measured, terms: Terms): Reckoned => {
  const netGrams = Math.max(0, grossGrams - tareGrams);
  const moistureGrams = Math.min(netGrams, taken(netGrams, moisture, terms.moistureBase, terms.moistureTaken));
  const foreignGrams = Math.min(
    netGrams - moistureGrams,
    taken(netGrams, foreign, terms.foreignBase, terms.foreignTaken),
  );
  const left = netGrams - moistureGrams - foreignGrams;
  const payableGrams = rounded(left, terms);
  const amountKobo = divided([payableGrams, terms.koboPerKilogram], 1000);
  return { netGrams, moistureGrams, foreignGrams, roundedGrams: left - payableGrams, payableGrams, amountKobo };
};
