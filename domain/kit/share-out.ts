/** Somebody's part in a whole: by kobo, by grams, by whatever they share by. */
export type Weighed = { readonly id: string; readonly weight: number };

/**
 * Shares out a whole number of kobo or grams by weight: what is left over by rounding down goes, one each, to those who lost
 * most by it, the earlier id first (largest remainder). Together always the sum.
 * @throws RangeError for weights that are nothing together, or a sum below nothing.
 */
export const shareOut = (sum: number, parts: readonly Weighed[]): Map<string, number> => {
  const whole = parts.reduce((total, { weight }) => total + BigInt(weight), 0n);
  if (sum < 0 || (whole <= 0n && sum > 0)) throw new RangeError('nothing to share by');
  if (sum === 0) return new Map(parts.map(({ id }) => [id, 0]));
  const exact = parts.map(({ id, weight }) => {
    const product = BigInt(sum) * BigInt(weight);
    return { id, share: product / whole, rest: product % whole };
  });
  const given = exact.reduce((total, { share }) => total + share, 0n);
  const order = exact.toSorted((a, b) => (a.rest === b.rest ? (a.id < b.id ? -1 : 1) : a.rest > b.rest ? -1 : 1));
  const more = new Set(order.slice(0, Number(BigInt(sum) - given)).map(({ id }) => id));
  return new Map(exact.map(({ id, share }) => [id, Number(share) + (more.has(id) ? 1 : 0)]));
};
