import type { HoldingState } from './holding-model.ts';

/** What a statement looks at of a holding that was paid for; days 'YYYY-MM-DD'. */
export type Put = {
  readonly amountKobo: number;
  readonly realisedKobo: number | null;
  readonly state: HoldingState;
  readonly paidOn: string;
  readonly endedOn: string | null;
};

/** What came of holdings: a loss is never hidden in a gain elsewhere, so both stand for themselves. In kobo. */
export type Outcome = {
  readonly putInKobo: number;
  readonly cameBackKobo: number;
  readonly gainKobo: number;
  readonly lossKobo: number;
};

const nothing: Outcome = { putInKobo: 0, cameBackKobo: 0, gainKobo: 0, lossKobo: 0 };

const isIn = (day: string, year: string | null): boolean => year === null || day.startsWith(`${year}-`);

/** What went back without a gain or a loss: it was taken back, or too little came together. */
const wentBack: readonly HoldingState[] = ['cancelled', 'refunded'];

const backOf = ({ state, amountKobo, realisedKobo }: Put): number =>
  wentBack.includes(state) ? amountKobo : (realisedKobo ?? 0);

/** What one holding did in a calendar year, or ever. Gain and loss belong to the year in which it ended. */
export const outcomeOf = (one: Put, year: string | null = null): Outcome => {
  const putInKobo = isIn(one.paidOn, year) ? one.amountKobo : 0;
  if (one.endedOn === null || !isIn(one.endedOn, year)) return { ...nothing, putInKobo };
  const cameBackKobo = backOf(one);
  return {
    putInKobo,
    cameBackKobo,
    gainKobo: Math.max(0, cameBackKobo - one.amountKobo),
    lossKobo: Math.max(0, one.amountKobo - cameBackKobo),
  };
};

/** All of them together. */
export const sumOutcomes = (outcomes: readonly Outcome[]): Outcome =>
  outcomes.reduce(
    (sum, one) => ({
      putInKobo: sum.putInKobo + one.putInKobo,
      cameBackKobo: sum.cameBackKobo + one.cameBackKobo,
      gainKobo: sum.gainKobo + one.gainKobo,
      lossKobo: sum.lossKobo + one.lossKobo,
    }),
    nothing,
  );

/** Each year in which money went in or came back, the first first. */
export const outcomesByYear = (all: readonly Put[]): (Outcome & { readonly year: string })[] => {
  const days = all.flatMap(({ paidOn, endedOn }) => (endedOn === null ? [paidOn] : [paidOn, endedOn]));
  const years = [...new Set(days.map((day) => day.slice(0, 4)))].toSorted();
  return years.map((year) => ({ year, ...sumOutcomes(all.map((one) => outcomeOf(one, year))) }));
};
