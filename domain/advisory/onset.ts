import data from './onset-rules.json' with { type: 'json' };

/** When the rains are held to have begun. Rules differ, so an answer names the one it went by. */
export type OnsetRule = {
  readonly key: string;
  readonly wetMillimetres: number;
  readonly leastMillimetres: number;
  readonly withinDays: number;
  readonly dryDays: number;
  readonly watchedDays: number;
  readonly source: string;
};

export const onsetRules: readonly OnsetRule[] = data.rules;

/** What the rains of a year say so far: the index of the first day, that they have not begun, or that it is too early to say. */
type Onset =
  | { readonly state: 'begun'; readonly index: number; readonly longestDryDays: number }
  | { readonly state: 'not-yet' }
  | { readonly state: 'unknown' };

const longestDry = (rain: readonly number[], wet: number): number => {
  let [longest, running] = [0, 0];
  for (const millimetres of rain) {
    running = millimetres < wet ? running + 1 : 0;
    longest = Math.max(longest, running);
  }
  return longest;
};

const isWhole = (rain: readonly (number | null)[]): rain is readonly number[] => rain.every((one) => one !== null);

/**
 * The first day on which the rains have begun by a rule, in millimetres day by day; null for a day nobody measured. It
 * does not say yes while the days to watch have not all come, nor over a gap: a date told too early costs the seed.
 */
export const onsetOf = (rain: readonly (number | null)[], rule: OnsetRule): Onset => {
  for (const [index, first] of rain.entries()) {
    if (first !== null && first < rule.wetMillimetres) continue;
    const begun = rain.slice(index, index + rule.withinDays);
    const fallen = begun.reduce<number>((sum, one) => sum + (one ?? 0), 0);
    if (fallen < rule.leastMillimetres && isWhole(begun)) continue;
    const watched = rain.slice(index + rule.withinDays, index + rule.withinDays + rule.watchedDays);
    if (!isWhole(begun) || !isWhole(watched) || watched.length < rule.watchedDays) return { state: 'unknown' };
    const dry = longestDry(watched, rule.wetMillimetres);
    if (dry < rule.dryDays) return { state: 'begun', index, longestDryDays: dry };
  }
  return { state: 'not-yet' };
};
