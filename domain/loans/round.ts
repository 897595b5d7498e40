import type { Rounding } from './model.ts';

/** A whole number nearest to a fraction of none below nothing; a half goes up, or to the even one. */
export const roundFraction = (top: bigint, bottom: bigint, rounding: Rounding): bigint => {
  const [whole, twice] = [top / bottom, (top % bottom) * 2n];
  const isUp = twice > bottom || (twice === bottom && (rounding === 'half-up' || whole % 2n === 1n));
  return isUp ? whole + 1n : whole;
};

/** A fraction of a sum of kobo, to so many kobo at a time. */
export const roundTo = (top: bigint, bottom: bigint, toKobo: number, rounding: Rounding): bigint =>
  roundFraction(top, bottom * BigInt(toKobo), rounding) * BigInt(toKobo);
