import { formatNumber, monthName } from '@shuka/domain/kit/calendar.ts';
import type { Language } from '@shuka/domain/kit/languages.ts';
import { formatNaira, parseNaira } from '@shuka/domain/kit/naira.ts';

/* A figure is a whole number in the unit that its name ends with; people read and type naira, percent and days of a year. */

const percentOf: Readonly<Record<string, number>> = { Ppm: 10_000, BasisPoints: 100 };

const unitOf = (key: string): string => /(Kobo|Ppm|BasisPoints|MonthDay)$/.exec(key)?.[1] ?? '';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A figure as it is read: '₦300', '1.5 %', '15 June', '14'. */
export const figureText = (key: string, value: number, language: Language): string => {
  const unit = unitOf(key);
  if (unit === 'Kobo') return formatNaira(value);
  if (unit === 'MonthDay') return `${value % 100} ${monthName(Math.floor(value / 100), language)}`;
  const parts = percentOf[unit];
  return parts === undefined ? formatNumber(value) : `${value / parts} %`;
};

/** A figure as it stands in a field: '300', '1.5', '06-15', '14'. */
export const figureTyped = (key: string, value: number): string => {
  const unit = unitOf(key);
  if (unit === 'Kobo') return formatNaira(value).replace('₦', '');
  if (unit === 'MonthDay') return `${twoDigits(Math.floor(value / 100))}-${twoDigits(value % 100)}`;
  return String(value / (percentOf[unit] ?? 1));
};

/** What is no number is read as one that no figure may be, so that it is refused beside its field. */
const none = -1;

/** What was typed, as the figure it is kept as. */
export const figureRead = (key: string, typed = ''): number => {
  const unit = unitOf(key);
  if (unit === 'Kobo') return parseNaira(typed) ?? none;
  if (unit === 'MonthDay') return /^\d\d-\d\d$/.test(typed.trim()) ? Number(typed.trim().replace('-', '')) : none;
  if (typed.trim() === '' || Number.isNaN(Number(typed))) return none;
  const read = Number(typed) * (percentOf[unit] ?? 1);
  // 1.15 percent is 11499.999… parts of a million to a machine; half a day stays half a day, and is refused.
  return Math.abs(read - Math.round(read)) < 1e-6 ? Math.round(read) : read;
};

export const isTypedAsText = (key: string): boolean => unitOf(key) === 'MonthDay';
