import { dayOf, daysBetween } from '#kit/day.ts';
import asks from './asks.json' with { type: 'json' };
import type { EntryDetails } from './model.ts';

/** What is asked back before an odd entry is kept: nothing here is refused. */
export type Ask = 'amount' | 'oldDay' | 'beforeSeason';

const koboPerNaira = 100;

/** The amount above which one asks whether it is really so, in kobo; its source stands beside the figures. */
export const asksOver = (category: EntryDetails['category']): number => asks.overNaira[category] * koboPerNaira;

/**
 * What is odd about an entry: an amount beyond what a very large farm would see, a day years ago, or a day long before
 * the season's planting (buying seed some weeks ahead is not odd).
 * @param plantedOn the planting day of the season that was chosen, if one was.
 */
export const oddities = (
  { category, amountKobo, happenedOn }: Pick<EntryDetails, 'category' | 'amountKobo' | 'happenedOn'>,
  plantedOn: string | null,
  now: Date,
): readonly Ask[] => {
  const found: Ask[] = amountKobo > asksOver(category) ? ['amount'] : [];
  if (daysBetween(happenedOn, dayOf(now)) > asks.oldAfterDays) found.push('oldDay');
  if (plantedOn !== null && daysBetween(happenedOn, plantedOn) > asks.beforeSeasonDays) found.push('beforeSeason');
  return found;
};
