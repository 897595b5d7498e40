import { addDays, dayOf, daysBetween } from '#kit/day.ts';
import { isLga } from '#kit/nigeria.ts';
import { Problem, refusedField } from '#kit/problem.ts';
import { mostDaysAhead, type DemandTerms } from './demand-model.ts';

/**
 * Whether a buyer may say this today: a place there is, days to come in their order, a price or a formula and not both.
 * @throws Problem `invalid` beside `lga`, `fromDay`, `untilDay`, `koboPerKilogram` or `formula`.
 */
export const checkTerms = (terms: DemandTerms, now: Date): void => {
  const today = dayOf(now);
  if (!isLga(terms.stateCode, terms.lga)) throw refusedField('lga', 'farms.lgaRequired');
  if (terms.untilDay < today) throw refusedField('untilDay', 'demand.untilPast');
  if (terms.untilDay < terms.fromDay) throw refusedField('untilDay', 'demand.untilBeforeFrom');
  if (daysBetween(today, terms.untilDay) > mostDaysAhead) throw refusedField('untilDay', 'demand.untilTooFar');
  if (daysBetween(terms.fromDay, today) > mostDaysAhead) throw refusedField('fromDay', 'demand.fromRequired');
  if (terms.koboPerKilogram === null && terms.formula === '')
    throw refusedField('koboPerKilogram', 'demand.priceOrFormula');
  if (terms.koboPerKilogram !== null && terms.formula !== '') throw refusedField('formula', 'demand.priceOrFormula');
};

/** The first and the last day on which something may still come for a demand; null when its last day is over. */
export const daysOpen = ({ fromDay, untilDay }: Pick<DemandTerms, 'fromDay' | 'untilDay'>, now: Date) => {
  const today = dayOf(now);
  if (untilDay < today) return null;
  return { from: fromDay < today ? today : fromDay, until: untilDay };
};

/** @throws Problem `demand-over` for one that was closed or whose last day is over. */
export const demandOpen = (
  { closedAt, ...days }: Pick<DemandTerms, 'fromDay' | 'untilDay'> & { readonly closedAt: string | null },
  now: Date,
): { readonly from: string; readonly until: string } => {
  const open = closedAt === null ? daysOpen(days, now) : null;
  if (open === null) throw new Problem('demand-over');
  return open;
};

/** The day most offers name first: tomorrow, or the first day if that is later, and never past the last. */
export const firstDayOffered = (days: { readonly from: string; readonly until: string }, now: Date): string => {
  const tomorrow = addDays(dayOf(now), 1);
  const wished = days.from > tomorrow ? days.from : tomorrow;
  return wished > days.until ? days.until : wished;
};
