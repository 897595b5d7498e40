import { addDays, daysBetween } from '#kit/day.ts';
import type { DayCount, LoanTerms } from './model.ts';

/** The same day so many months later; the last of a month that has no such day. */
export const addMonths = (from: string, months: number): string => {
  const [year = 0, month = 0, date = 0] = from.split('-').map(Number);
  const place = year * 12 + month - 1 + months;
  const last = new Date(Date.UTC(Math.floor(place / 12), (place % 12) + 1, 0)).getUTCDate();
  return new Date(Date.UTC(Math.floor(place / 12), place % 12, Math.min(date, last))).toISOString().slice(0, 10);
};

/** The day of the instalment of a number, counted from the day the money was paid out. */
export const dueDay = (from: string, { count, unit }: LoanTerms['every'], number: number): string =>
  unit === 'months' ? addMonths(from, count * number) : addDays(from, 7 * count * number);

/** Days of months that all have thirty: a 31st counts as a 30th (30E/360, ISDA 2006, 4.16 g). */
const evenDays = (from: string, to: string): number => {
  const [y1 = 0, m1 = 0, d1 = 0] = from.split('-').map(Number);
  const [y2 = 0, m2 = 0, d2 = 0] = to.split('-').map(Number);
  return (y2 - y1) * 360 + (m2 - m1) * 30 + Math.min(d2, 30) - Math.min(d1, 30);
};

export const countDays = (dayCount: DayCount, from: string, to: string): number =>
  dayCount === '30/360' ? evenDays(from, to) : daysBetween(from, to);

/** How many days a year of interest has. */
const yearDays = (dayCount: DayCount): number => (dayCount === 'actual/365' ? 365 : 360);

/** Interest of a stretch of time, as `top` parts of `bottom` of what it is on. */
export type Factor = { readonly top: bigint; readonly bottom: bigint };

/** The interest of so many instalments' time, or of the days between. */
export const factorOf = (terms: LoanTerms, from: string, to: string, instalments = 1): Factor => {
  const rate = BigInt(terms.ratePpm);
  if (terms.interestPeriod === 'daily') {
    const days = BigInt(countDays(terms.dayCount, from, to));
    return { top: rate * days, bottom: 1_000_000n * BigInt(yearDays(terms.dayCount)) };
  }
  const inYear = terms.every.unit === 'months' ? 12n : 52n;
  return { top: rate * BigInt(terms.every.count * instalments), bottom: 1_000_000n * inYear };
};
