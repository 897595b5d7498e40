import { monthNames, weekdayNames } from './calendar-words.ts';
import { isLanguage, languageNames, languages, type Language } from './languages.ts';

export { isLanguage, languageNames, languages, type Language };

/** West Africa Time is UTC+1 all year, so plain arithmetic serves where a browser knows no time zones. */
const watOffsetMs = 60 * 60 * 1000;

/** A calendar day, or a moment with its zone; a moment without one would mean another day on another machine. */
const isoText = /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/;

/** Date.parse reads 30 February as 2 March; no such day may pass. */
const isRealDay = (day: string): boolean => {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
};

/** A date whose UTC fields read as the clock on the wall in Nigeria. */
const toNigerianClock = (date: Date | string): Date => {
  const day = typeof date === 'string' ? isoText.exec(date)?.[1] : undefined;
  if (typeof date === 'string' && (day === undefined || !isRealDay(day))) {
    throw new RangeError(`not an ISO date, or time with its zone: ${date}`);
  }
  const clock = new Date(new Date(date).getTime() + (date === day ? 0 : watOffsetMs));
  if (Number.isNaN(clock.getTime())) throw new RangeError('not a date');
  return clock;
};

const twoDigits = (count: number): string => String(count).padStart(2, '0');

const months: Readonly<Record<Language, readonly string[]>> = monthNames;

const weekdays: Readonly<Record<Language, readonly string[]>> = weekdayNames;

/**
 * '14 March 2026', by the Nigerian day, never in numbers alone.
 * @param date a Date, an ISO day ('2026-03-14') or an ISO time with its zone.
 * @throws RangeError for any other text.
 */
export const formatDate = (date: Date | string, language: Language): string => {
  const clock = toNigerianClock(date);
  return `${clock.getUTCDate()} ${months[language][clock.getUTCMonth()] ?? ''} ${clock.getUTCFullYear()}`;
};

/** '14 March 2026, 09:05' on the Nigerian clock; an ISO day reads as its 00:00. Takes and throws as formatDate. */
export const formatDateTime = (date: Date | string, language: Language): string => {
  const clock = toNigerianClock(date);
  return `${formatDate(date, language)}, ${twoDigits(clock.getUTCHours())}:${twoDigits(clock.getUTCMinutes())}`;
};

/** 'Saturday', by the Nigerian day; takes and throws what formatDate does. */
export const weekdayName = (date: Date | string, language: Language): string =>
  weekdays[language][toNigerianClock(date).getUTCDay()] ?? '';

/** '1,234,567.5': English grouping in every language, at most two decimals. */
export const formatNumber = (count: number): string => count.toLocaleString('en-NG', { maximumFractionDigits: 2 });

/** The name of a month, 1 to 12. */
export const monthName = (month: number, language: Language): string => months[language][month - 1] ?? '';
