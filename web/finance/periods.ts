import { addDays } from '@shuka/domain/kit/day.ts';

export const periods = ['all', 'this-month', 'last-month', 'this-year', 'last-year', 'own'] as const;

export type Period = (typeof periods)[number];

type Span = { readonly from?: string; readonly to?: string };

const lastDayBefore = (day: string): string => addDays(day, -1);

/** The days of a period as seen from today, both included; those of `own` are typed by the person. */
export const spanOf = (period: Exclude<Period, 'own'>, today: string): Span => {
  const month = `${today.slice(0, 7)}-01`;
  const year = Number(today.slice(0, 4));
  const before = lastDayBefore(month);
  const spans: Readonly<Record<typeof period, Span>> = {
    all: {},
    'this-month': { from: month },
    'last-month': { from: `${before.slice(0, 7)}-01`, to: before },
    'this-year': { from: `${year}-01-01` },
    'last-year': { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` },
  };
  return spans[period];
};
