import { roundFraction } from './round.ts';
import { scheduleOf, type Instalment, type Lent } from './schedule.ts';

/** What is kept back of a loan when it is paid out, in kobo. */
export const feeOf = ({ principalKobo, terms }: Pick<Lent, 'principalKobo' | 'terms'>): number =>
  Number(roundFraction(BigInt(principalKobo) * BigInt(terms.feePpm), 1_000_000n, terms.rounding)) + terms.feeKobo;

/** What a loan costs, whatever its method. Rates are hundredths of a per cent a year. */
type TrueCost = {
  /** What reaches the farmer. */
  readonly receivedKobo: number;
  readonly interestKobo: number;
  readonly feeKobo: number;
  /** All that is paid back. */
  readonly totalKobo: number;
  readonly nominalBasisPoints: number;
  readonly effectiveBasisPoints: number;
};

/** What payments are worth on the first day, at a rate of each period. */
const worth = (dues: readonly number[], rate: number): number =>
  dues.reduce((sum, due, place) => sum + due / (1 + rate) ** (place + 1), 0);

/** The rate of a period at which what is paid is worth what was received: halved sixty times, no money is made of it. */
const periodRate = (receivedKobo: number, dues: readonly number[]): number => {
  let [low, high] = [0, 1];
  while (worth(dues, high) > receivedKobo && high < 1_000_000) high *= 2;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (worth(dues, middle) > receivedKobo) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};

/**
 * The total in naira and the true yearly rate: that of each period times the periods of a year (nominal), and with interest
 * on interest (effective). A flat 24 per cent over six months is truly 40.05 and 48.28 per cent.
 */
export const trueCostOf = (lent: Lent, rows: readonly Instalment[] = scheduleOf(lent)): TrueCost => {
  const { principalKobo, instalments, terms } = lent;
  const dues = rows.map(({ dueKobo }) => dueKobo);
  const totalKobo = dues.reduce((sum, due) => sum + due, 0);
  const feeKobo = feeOf(lent);
  const receivedKobo = principalKobo - feeKobo;
  const inYear = (terms.every.unit === 'months' ? 12 : 52) / terms.every.count;
  const periods = terms.amortisation === 'harvest-bullet' ? inYear / instalments : inYear;
  const rate = totalKobo <= receivedKobo ? 0 : periodRate(receivedKobo, dues);
  return {
    receivedKobo,
    interestKobo: totalKobo - principalKobo,
    feeKobo,
    totalKobo,
    nominalBasisPoints: Math.round(rate * periods * 10_000),
    effectiveBasisPoints: Math.round(((1 + rate) ** periods - 1) * 10_000),
  };
};

/** How many grams settle so many kobo at an agreed price: none too few. ₦209,000 at ₦250 a kilogram are 836 kg. */
export const gramsFor = (kobo: number, koboPerKg: number): number =>
  Number((BigInt(kobo) * 1000n + BigInt(koboPerKg) - 1n) / BigInt(koboPerKg));
