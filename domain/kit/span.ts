import { addDays, daysBetween } from './day.ts';

/** Days in a row, 'YYYY-MM-DD', both included. */
export type Span = { readonly from: string; readonly to: string };

/** How many days a span has; its first and last count. */
export const daysOf = ({ from, to }: Span): number => daysBetween(from, to) + 1;

/** The span of equal length that ends where this one begins. */
export const spanBefore = (span: Span): Span => ({
  from: addDays(span.from, -daysOf(span)),
  to: addDays(span.from, -1),
});

export const isWithin = ({ from, to }: Span, day: string): boolean => day >= from && day <= to;

/** The days of this month up to today. */
export const monthToDay = (today: string): Span => ({ from: `${today.slice(0, 7)}-01`, to: today });

/** How a figure stands against what it was: `percent` is a whole number, null where there was nothing to compare with. */
export type Change = {
  readonly trend: 'up' | 'down' | 'same';
  /** Never negative: the trend says which way. */
  readonly by: number;
  readonly percent: number | null;
};

/** percent = (now − before) ÷ before × 100, rounded; a figure that was nothing, or below it, gives none. */
export const changeOf = (now: number, before: number): Change => ({
  trend: now === before ? 'same' : now > before ? 'up' : 'down',
  by: Math.abs(now - before),
  percent: before > 0 ? Math.round(((now - before) / before) * 100) : null,
});
