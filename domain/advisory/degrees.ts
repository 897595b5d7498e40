/*
 * Growing degrees. Three ways of counting are in use and differ by degrees on hot days (McMaster and Wilhelm 1997;
 * AquaCrop's methods 1 to 3): a sum means nothing without its way and its bounds, so both are always named.
 */

const degreeMethods = ['mean-then-bounds', 'bounds-then-mean', 'upper-bound-then-mean'] as const;

export type DegreeMethod = (typeof degreeMethods)[number];

/** Degrees Celsius below which a crop stands still, and above which more warmth brings nothing. */
type DegreeBounds = { readonly base: number; readonly upper: number };

const between = (value: number, { base, upper }: DegreeBounds): number => Math.min(Math.max(value, base), upper);

/** Growing degrees of one day with its highest and lowest temperature, by a way of counting. Never below nought. */
export const degreesOfDay = (tmax: number, tmin: number, bounds: DegreeBounds, method: DegreeMethod): number => {
  const { base, upper } = bounds;
  if (method === 'mean-then-bounds') return between((tmax + tmin) / 2, bounds) - base;
  const high = between(tmax, bounds);
  const low = method === 'bounds-then-mean' ? between(tmin, bounds) : Math.min(tmin, upper);
  return Math.max((high + low) / 2, base) - base;
};
