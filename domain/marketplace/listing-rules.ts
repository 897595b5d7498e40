import { dayOf, daysBetween } from '#kit/day.ts';
import { Problem, refusedField } from '#kit/problem.ts';
import { mostDaysAhead } from './demand-model.ts';
import { daysOpen } from './demand-rules.ts';
import type { Listing, ListingTerms } from './listing-model.ts';

/** Whether a text holds what could be dialled: seven figures, however they are set apart. */
const holdsPhone = (text: string): boolean => /(?:\d[\s().-]*){7}/.test(text);

/**
 * Whether produce may be offered so today, of which `freeGrams` are in the lot and promised to nobody.
 * @throws Problem `invalid` beside `grams`, `fromDay`, `untilDay` or `note`.
 */
export const checkListing = (terms: ListingTerms, freeGrams: number, now: Date): void => {
  const today = dayOf(now);
  if (terms.grams > freeGrams) throw refusedField('grams', 'listing.moreThanFree');
  if (terms.untilDay < today) throw refusedField('untilDay', 'demand.untilPast');
  if (terms.untilDay < terms.fromDay) throw refusedField('untilDay', 'demand.untilBeforeFrom');
  if (daysBetween(today, terms.untilDay) > mostDaysAhead) throw refusedField('untilDay', 'demand.untilTooFar');
  if (daysBetween(terms.fromDay, today) > mostDaysAhead) throw refusedField('fromDay', 'demand.fromRequired');
  if (holdsPhone(terms.note)) throw refusedField('note', 'listing.noPhone');
};

type Standing = Pick<Listing, 'fromDay' | 'untilDay' | 'closedAt' | 'leftGrams'>;

export const listingStates = ['open', 'sold-out', 'over', 'closed'] as const;

type ListingState = (typeof listingStates)[number];

/** How a listing stands on the day of `now`. */
export const listingState = ({ closedAt, leftGrams, ...days }: Standing, now: Date): ListingState => {
  if (daysOpen(days, now) === null) return 'over';
  if (closedAt !== null) return 'closed';
  return leftGrams === 0 ? 'sold-out' : 'open';
};

/** The days on which it may be collected. @throws Problem `listing-over` for one that was taken off or is over. */
export const listingOpen = (
  { closedAt, ...days }: Omit<Standing, 'leftGrams'>,
  now: Date,
): { readonly from: string; readonly until: string } => {
  const open = closedAt === null ? daysOpen(days, now) : null;
  if (open === null) throw new Problem('listing-over');
  return open;
};
