import { addDays } from '@shuka/domain/kit/day.ts';
import { today } from '#kit/today.ts';

/** A time of the finance and report screens: from a day to today. */
export type Span = { readonly from: string; readonly to: string };

/** This month, the latest three, and a year, each whole months to today. */
export const spanKinds = ['month', 'quarter', 'year'] as const;

export type SpanKind = (typeof spanKinds)[number];

const monthsBack: Readonly<Record<SpanKind, number>> = { month: 0, quarter: 2, year: 11 };

export const spanOf = (kind: SpanKind, day = today()): Span => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - monthsBack[kind], 1)).toISOString().slice(0, 10);
  return { from: first, to: day };
};

/** The latest twelve months 'YYYY-MM', this one first. */
export const latestMonths = (day = today()): string[] => {
  const months = [day.slice(0, 7)];
  while (months.length < 12) months.push(addDays(`${months.at(-1) ?? ''}-01`, -1).slice(0, 7));
  return months;
};
