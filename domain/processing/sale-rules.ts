import { dayOf } from '#kit/day.ts';
import { refusedField } from '#kit/problem.ts';
import type { MillFinance, MillTotals, MoneyDetails, MoneyKind, PayKind, SaleDetails } from './sale-model.ts';
import { mostSum } from './sale-model.ts';

/** @throws Problem `invalid` beside `soldOn` for a day to come, beside `priceKobo` for a sum too large to count. */
export const checkSale = ({ soldOn, packs, priceKobo }: SaleDetails, now: Date): void => {
  if (soldOn > dayOf(now)) throw refusedField('soldOn', 'processing.dayAhead');
  if (packs * priceKobo > mostSum) throw refusedField('priceKobo', 'finance.amountTooLarge');
};

/** @throws Problem `invalid` beside `crop` or `grams` for a purchase of nothing, beside `happenedOn` for a day to come. */
export const checkMoney = ({ kind, crop, grams, happenedOn }: MoneyDetails, now: Date): void => {
  if (happenedOn > dayOf(now)) throw refusedField('happenedOn', 'processing.dayAhead');
  if (kind !== 'purchase') return;
  if (crop === '') throw refusedField('crop', 'processing.cropRequired');
  if (grams === 0) throw refusedField('grams', 'lots.gramsRequired');
};

/** One move of a mill's money, as the sums count it. */
export type Move = {
  readonly kind: 'sale' | MoneyKind;
  readonly kobo: number;
  readonly day: string;
  readonly paid: PayKind;
};

const sumOf = (moves: readonly Move[], kind: Move['kind']): number =>
  moves.reduce((total, move) => (move.kind === kind ? Math.min(mostSum, total + move.kobo) : total), 0);

const totalsOf = (moves: readonly Move[]): MillTotals => {
  const salesKobo = sumOf(moves, 'sale');
  const purchasesKobo = sumOf(moves, 'purchase');
  const feesEarnedKobo = sumOf(moves, 'fee-earned');
  const feesPaidKobo = sumOf(moves, 'fee-paid');
  const profitKobo = salesKobo + feesEarnedKobo - purchasesKobo - feesPaidKobo;
  return { salesKobo, purchasesKobo, feesEarnedKobo, feesPaidKobo, profitKobo };
};

/** The months from one day to another, both counted. */
export const monthsBetween = (from: string, to: string): string[] => {
  const months: string[] = [];
  let [year = 0, month = 0] = from.split('-').map(Number);
  for (;;) {
    const said = `${year}-${String(month).padStart(2, '0')}`;
    if (said > to.slice(0, 7)) return months;
    months.push(said);
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
};

/** What a mill took in and paid from one day to another, and month by month. */
export const millFinanceOf = (moves: readonly Move[], from: string, to: string): MillFinance => ({
  ...totalsOf(moves),
  owedKobo: sumOf(
    moves.filter(({ paid }) => paid === 'owed'),
    'sale',
  ),
  months: monthsBetween(from, to).map((month) => ({
    month,
    ...totalsOf(moves.filter(({ day }) => day.startsWith(month))),
  })),
});

/** More than a year and a leap day is asked for by parts. */
const mostDays = 367;

/** @throws Problem `invalid` beside `to` for a time that ends before it begins, or is longer than a year. */
export const checkSpan = (from: string, to: string): void => {
  if (to < from) throw refusedField('to', 'processing.endsBefore');
  if ((Date.parse(to) - Date.parse(from)) / 86_400_000 > mostDays) throw refusedField('to', 'processing.yearAtMost');
};
