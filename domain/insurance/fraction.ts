/** An exact part of a whole number of kobo: shares of kobo are added up before anything is rounded. */
export type Fraction = { readonly over: bigint; readonly under: bigint };

export const nothing: Fraction = { over: 0n, under: 1n };

export const whole = (kobo: number): Fraction => ({ over: BigInt(kobo), under: 1n });

export const plus = (one: Fraction, other: Fraction): Fraction => ({
  over: one.over * other.under + other.over * one.under,
  under: one.under * other.under,
});

/** Rounded to whole ones, a half up. @throws RangeError below nothing. */
export const rounded = ({ over, under }: Fraction): number => {
  if (over < 0n || under <= 0n) throw new RangeError('a share below nothing');
  return Number((2n * over + under) / (2n * under));
};

/** `amount` times `by` over `under`, rounded to whole ones, a half up. */
export const partOf = (amount: number, by: number, under: number): number =>
  rounded({ over: BigInt(amount) * BigInt(by), under: BigInt(under) });
