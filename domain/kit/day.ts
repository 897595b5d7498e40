import * as z from 'zod/mini';

/** Whether a text is a day of the calendar, 'YYYY-MM-DD'; 30 February is none. */
export const isDay = (text: string): boolean => {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** A day without a time, as people say it: 'YYYY-MM-DD', from 1900 to 2199. */
export const day = (says = 'field.day') => z.string(says).check(z.refine(isDay, says));

const dayMillis = 86_400_000;
/** West Africa Time is UTC+1 all year. */
const watMillis = 3_600_000;

/** The day it is in Nigeria at a moment. */
export const dayOf = (moment: Date): string => new Date(moment.getTime() + watMillis).toISOString().slice(0, 10);

/** A day so many days later; earlier when `days` is negative. */
export const addDays = (from: string, days: number): string =>
  new Date(Date.parse(`${from}T00:00:00Z`) + days * dayMillis).toISOString().slice(0, 10);

/** The Monday of a day's week: weeks begin on Monday (ISO 8601). */
export const mondayOf = (date: string): string => addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));

/** Whole days from one day to another; negative when it is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMillis);
