import { addDays, dayOf } from '#kit/day.ts';
import days from './board-days.json' with { type: 'json' };

/** What the board counts back, each with its source. */
export const boardDays = days;

/** The days from which on a visit counts, as a board made at `now` has them; `overdueDays` is the task rule's. */
export const boardSince = (now: Date, overdueDays: number) => {
  const today = dayOf(now);
  return {
    today,
    monthFrom: `${today.slice(0, 8)}01`,
    shortFrom: addDays(today, -days.coverageShortDays.value),
    longFrom: addDays(today, -days.coverageLongDays.value),
    /** A farmer whose last visit was before this day is overdue. */
    overdueBefore: addDays(today, -overdueDays),
    flagsFrom: new Date(now.getTime() - days.flagDays.value * 86_400_000),
  };
};

/** Whole percent, rounded down so that only all is 100; null of nothing. */
export const coveragePercent = (visited: number, farmers: number): number | null =>
  farmers === 0 ? null : Math.floor((visited * 100) / farmers);
