import { addDays, dayOf } from '#kit/day.ts';
import { Problem, refusedField } from '#kit/problem.ts';
import type { RequestState } from './request-model.ts';

/** Nobody plans milling further ahead; a later day is a slip of the finger. */
const mostDaysAhead = 366;

/** @throws Problem `invalid` beside `field` for a day that is over, or more than a year away. */
export const checkComing = (field: string, day: string, now: Date): void => {
  const today = dayOf(now);
  if (day < today) throw refusedField(field, 'processing.dayOver');
  if (day > addDays(today, mostDaysAhead)) throw refusedField(field, 'processing.dayFar');
};

/** A mill answers once: what was answered stands. @throws Problem `request-answered`. */
export const checkWaiting = (state: RequestState): void => {
  if (state !== 'waiting') throw new Problem('request-answered');
};

/** Only what was accepted, and is in no job yet, can be begun. @throws Problem `request-not-open`. */
export const checkAccepted = (state: RequestState): void => {
  if (state !== 'accepted') throw new Problem('request-not-open');
};
