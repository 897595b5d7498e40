import { addDays } from '#kit/day.ts';
import type { Calculation, Step } from './calculation-model.ts';
import { partOf } from './fraction.ts';
import { paysByRate, weightedPercent } from './index-rules.ts';
import { endOfMonth } from './months-rules.ts';
import type { MonthPart, MonthsIndex } from './product-model.ts';
import { daysFrom, fillRain } from './rain-rules.ts';
import { readingSteps, type Rain } from './reading-steps.ts';

type Covered = { readonly index: MonthsIndex; readonly sumKobo: number };

const perTenth = 10;

/** A whole in hundredths of a per cent. */
const wholeShare = 10_000;

const said = (what: Step['what'], figures: Step['figures']): Step => ({ what, phase: null, figures });

type Read = { readonly isOver: boolean; readonly share: number | null; readonly steps: readonly Step[] };

/** One month as far as its days are over; its share of the normal once all of them are known. */
const readMonth = (
  { month, normalTenths, weightPercent }: MonthPart,
  index: MonthsIndex,
  rain: Rain,
  today: string,
): Read => {
  const [from, until] = [`${month}-01`, endOfMonth(month)];
  if (today <= from) return { isOver: false, share: null, steps: [] };
  const isOver = today > until;
  const days = fillRain(daysFrom(from, isOver ? until : addDays(today, -1)), rain.said, rain.around, index.fallback);
  const steps = readingSteps(days, null, rain.official);
  const known = days.flatMap(({ rain: fell }) => fell ?? []);
  if (!isOver || known.length < days.length) return { isOver, share: null, steps };
  const rainMm = known.reduce((sum, one) => sum + one, 0);
  const normalMm = normalTenths * perTenth;
  const normalShare = partOf(rainMm, wholeShare, normalMm);
  const figures = { fromOn: from, rainMm, normalMm, normalShare, weightPercent };
  return { isOver, share: normalShare, steps: [...steps, said('month-share', figures)] };
};

/** What the months come to together, and by which step of the table it is paid. */
const settleMonths = ({ index, sumKobo }: Covered, shares: readonly number[]) => {
  const indexShare = weightedPercent(
    shares,
    index.months.map(({ weightPercent }) => weightPercent),
  );
  const table = index.steps.map(({ upToTenths, rateTenths }) => ({
    upTo: upToTenths * perTenth,
    rate: rateTenths * perTenth,
  }));
  const payableKobo = paysByRate(sumKobo, indexShare, table);
  const found = table.find(({ upTo }) => indexShare <= upTo);
  const step =
    found === undefined
      ? said('step-none', { indexShare, lastShare: table.at(-1)?.upTo ?? 0 })
      : said('step-pays', { indexShare, upToShare: found.upTo, rateShare: found.rate, sumKobo, paysKobo: payableKobo });
  return { payableKobo, steps: [said('months-weighted', { months: shares.length, indexShare }), step] };
};

/**
 * The whole calculation of a cover by months as it stands on a day, step by step: each month's rain as a part of what usually
 * falls, all of them by their weights, and the step of the table that reaches it. A wet month makes up for a dry one. With a
 * month that has too many unknown days there is no index, and nothing is guessed.
 * Source: weighted monthly cover as Saskatchewan's SCIC publishes it.
 */
export const monthsCalculation = (cover: Covered, rain: Rain, today: string): Calculation => {
  const { index } = cover;
  const read = index.months.map((month) => readMonth(month, index, rain, today));
  const steps = read.flatMap((one) => one.steps);
  const none = { payableKobo: null, phases: [] };
  const begins = `${index.months[0]?.month ?? ''}-01`;
  if (today <= begins) return { ...none, state: 'ahead', steps: [said('phase-ahead', { fromOn: begins })] };
  if (read.some(({ isOver }) => !isOver)) return { ...none, state: 'running', steps };
  const shares = read.flatMap(({ share }) => share ?? []);
  if (shares.length < read.length) return { ...none, state: 'no-data', steps: [...steps, said('premium-back', {})] };
  const { payableKobo, steps: last } = settleMonths(cover, shares);
  return { ...none, state: 'over', payableKobo, steps: [...steps, ...last, said('payable', { payableKobo })] };
};
