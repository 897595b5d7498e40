import { addDays } from '#kit/day.ts';
import { isWithin, monthToDay, spanBefore, type Span } from '#kit/span.ts';
import { bookFigures, plusKobo, type BookFigures, type Flow } from './figures.ts';
import type { Entry } from './model.ts';
import yearSeasons from './year-seasons.json' with { type: 'json' };

/** The times a manager looks at the books of many for; each goes up to today. */
export const carePeriods = ['this-month', 'this-season', 'this-year'] as const;

export type CarePeriod = (typeof carePeriods)[number];

/** Which half of the farming year it is; where it begins stands in year-seasons.json, with its source. */
export const yearSeasonOf = (today: string): Span & { readonly name: 'wet' | 'dry' } => {
  const [year, day] = [Number(today.slice(0, 4)), today.slice(5)];
  const { wetFrom, dryFrom } = yearSeasons;
  if (day < wetFrom) return { name: 'dry', from: `${year - 1}-${dryFrom}`, to: today };
  return day < dryFrom
    ? { name: 'wet', from: `${year}-${wetFrom}`, to: today }
    : { name: 'dry', from: `${year}-${dryFrom}`, to: today };
};

/** The days of a period as seen from today. */
export const spanOfCare = (period: CarePeriod, today: string): Span => {
  if (period === 'this-month') return monthToDay(today);
  if (period === 'this-year') return { from: `${today.slice(0, 4)}-01-01`, to: today };
  const { from, to } = yearSeasonOf(today);
  return { from, to };
};

const within = (standing: readonly Entry[], span: Span): readonly Entry[] =>
  standing.filter(({ happenedOn }) => isWithin(span, happenedOn));

/** What books come to in a time, and in the time of equal length before it. Give it what stands in them. */
export const careFigures = (
  standing: readonly Entry[],
  span: Span,
): { readonly now: BookFigures; readonly before: BookFigures } => ({
  now: bookFigures(within(standing, span)),
  before: bookFigures(within(standing, spanBefore(span))),
});

const aWeek = 7;

/** The first days of the parts of a span: of its weeks where it is within a month, else of its months. */
const beginnings = ({ from, to }: Span): readonly string[] => {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const found: string[] = [];
  for (let day = from; day <= to;) {
    found.push(day);
    day = isOneMonth ? addDays(day, aWeek) : `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;
  }
  return found;
};

const sumOf = (entries: readonly Entry[], kind: Entry['kind']): number =>
  entries.reduce((total, one) => (one.kind === kind ? plusKobo(total, one.amountKobo) : total), 0);

/** Income and expense part by part of a span: months, or the weeks of one month; quiet parts too. */
export const flowsOverSpan = (standing: readonly Entry[], span: Span): readonly (Span & Flow)[] => {
  const seen = within(standing, span);
  const begins = beginnings(span);
  return begins.map((from, place) => {
    const next = begins[place + 1];
    const part = { from, to: next === undefined ? span.to : addDays(next, -1) };
    const entries = within(seen, part);
    return { ...part, incomeKobo: sumOf(entries, 'income'), expenseKobo: sumOf(entries, 'expense') };
  });
};
