import { daysBetween } from '#kit/day.ts';
import { dueDay, factorOf, type Factor } from './due-days.ts';
import type { LoanTerms } from './model.ts';
import { roundFraction, roundTo } from './round.ts';

export type Lent = {
  readonly principalKobo: number;
  readonly instalments: number;
  /** The day the money is paid out. */
  readonly from: string;
  readonly terms: LoanTerms;
};

/** What is due on a day, in kobo; `balanceKobo` is what is owed of the sum lent after it. */
export type Instalment = {
  readonly number: number;
  readonly dueOn: string;
  readonly days: number;
  readonly principalKobo: number;
  readonly interestKobo: number;
  /** Interest that was added to what is owed instead of being paid. */
  readonly capitalisedKobo: number;
  /** Interest of this time, whenever it is paid. */
  readonly accruedKobo: number;
  readonly dueKobo: number;
  readonly balanceKobo: number;
};

type Period = { readonly number: number; readonly dueOn: string; readonly days: number; readonly factor: Factor };

const periodsOf = ({ instalments, from, terms }: Lent): Period[] =>
  Array.from({ length: instalments }, (_, place) => {
    const before = place === 0 ? from : dueDay(from, terms.every, place);
    const dueOn = dueDay(from, terms.every, place + 1);
    return { number: place + 1, dueOn, days: daysBetween(before, dueOn), factor: factorOf(terms, before, dueOn) };
  });

/** The same fraction in its smallest numbers: those of a hundred periods are multiplied with each other. */
const lowest = ({ top, bottom }: Factor): Factor => {
  let [one, other] = [bottom, top];
  while (other > 0n) [one, other] = [other, one % other];
  return { top: top / one, bottom: bottom / one };
};

/**
 * The instalment that repays a sum over periods, exact before it is rounded: the sum, grown by each period's interest,
 * shared by what one kobo a period grows to. With no interest, the even part.
 */
const evenInstalment = (owed: bigint, periods: readonly Period[], terms: LoanTerms): bigint => {
  let [grown, ones, scale] = [1n, 0n, 1n];
  for (const { factor } of periods) {
    const { top, bottom } = lowest(factor);
    const one = top + bottom;
    grown *= one;
    scale *= bottom;
    ones = ones * one + scale;
  }
  return roundTo(owed * grown, ones, terms.roundToKobo, terms.rounding);
};

type Paid = {
  readonly principal: bigint;
  readonly interest: bigint;
  readonly capitalised: bigint;
  readonly accrued: bigint;
};

const nothing: Paid = { principal: 0n, interest: 0n, capitalised: 0n, accrued: 0n };

const write = (lent: Lent, periods: readonly Period[], paid: readonly Paid[]): Instalment[] => {
  let balance = BigInt(lent.principalKobo);
  return periods.map(({ number, dueOn, days }, place) => {
    const { principal, interest, capitalised, accrued } = paid[place] ?? nothing;
    balance += capitalised - principal;
    return {
      number,
      dueOn,
      days,
      principalKobo: Number(principal),
      interestKobo: Number(interest),
      capitalisedKobo: Number(capitalised),
      accruedKobo: Number(accrued),
      dueKobo: Number(principal + interest),
      balanceKobo: Number(balance),
    };
  });
};

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

const declining = (lent: Lent, periods: readonly Period[]): Paid[] => {
  const { terms, instalments } = lent;
  let [balance, waiting] = [BigInt(lent.principalKobo), 0n];
  let instalment = 0n;
  let part = 0n;
  return periods.map(({ number, factor }) => {
    const interest = roundFraction(balance * factor.top, factor.bottom, terms.rounding);
    const isFree = number <= terms.interestGrace;
    if (isFree && terms.graceInterest === 'capitalised') {
      balance += interest;
      return { ...nothing, capitalised: interest, accrued: interest };
    }
    if (number === terms.principalGrace + 1) {
      instalment = evenInstalment(balance, periods.slice(terms.principalGrace), terms);
      part = roundFraction(balance, BigInt(instalments - terms.principalGrace), terms.rounding);
    }
    const asked = terms.amortisation === 'equal-principal' ? part : instalment - interest;
    const isLast = number === instalments;
    const isFirst = number === terms.principalGrace + 1 && terms.remainder === 'first';
    const rest = balance - asked * BigInt(instalments - terms.principalGrace - 1);
    const wanted = number <= terms.principalGrace ? 0n : isLast ? balance : isFirst ? rest : least(asked, balance);
    const principal = wanted < 0n ? 0n : wanted;
    balance -= principal;
    const paid = isFree ? 0n : interest + waiting;
    waiting = isFree ? waiting + interest : 0n;
    return { principal, interest: paid, capitalised: 0n, accrued: interest };
  });
};

/** A sum in even parts, what rounding leaves in the first or the last of them. */
const evenParts = (sum: bigint, part: bigint, parts: number, remainder: LoanTerms['remainder']): bigint[] => {
  let left = sum;
  const cut = Array.from({ length: parts }, (_, place) => {
    const one = place === parts - 1 ? left : least(part, left);
    left -= one;
    return one;
  });
  return remainder === 'first' ? cut.toReversed() : cut;
};

const flat = (lent: Lent, periods: readonly Period[]): Paid[] => {
  const { terms, instalments, from, principalKobo } = lent;
  const sum = BigInt(principalKobo);
  const whole = factorOf(terms, from, periods.at(-1)?.dueOn ?? from, instalments);
  const total = roundFraction(sum * whole.top, whole.bottom, terms.rounding);
  const evenly = roundFraction(sum * whole.top, whole.bottom * BigInt(instalments), terms.rounding);
  const interests = evenParts(total, evenly, instalments, terms.remainder);
  const paying = instalments - terms.principalGrace;
  const part =
    terms.amortisation === 'equal-principal'
      ? roundFraction(sum, BigInt(paying), terms.rounding)
      : roundTo(
          sum * whole.bottom * BigInt(instalments) + sum * whole.top * BigInt(paying),
          whole.bottom * BigInt(instalments) * BigInt(paying),
          terms.roundToKobo,
          terms.rounding,
        ) - evenly;
  const principals = evenParts(sum, part < 0n ? 0n : part, paying, terms.remainder);
  let waiting = 0n;
  return interests.map((interest, place) => {
    const isFree = place < terms.interestGrace;
    const paid = isFree ? 0n : interest + waiting;
    waiting = isFree ? waiting + interest : 0n;
    return {
      principal: principals[place - terms.principalGrace] ?? 0n,
      interest: paid,
      capitalised: 0n,
      accrued: interest,
    };
  });
};

/** Everything at once at the end: the sum and the simple interest of the whole time. */
const bullet = (lent: Lent): Instalment[] => {
  const { terms, instalments, from, principalKobo } = lent;
  const dueOn = dueDay(from, terms.every, instalments);
  const { top, bottom } = factorOf(terms, from, dueOn, instalments);
  const interest = roundFraction(BigInt(principalKobo) * top, bottom, terms.rounding);
  const period = { number: 1, dueOn, days: daysBetween(from, dueOn), factor: { top, bottom } };
  return write(lent, [period], [{ principal: BigInt(principalKobo), interest, capitalised: 0n, accrued: interest }]);
};

/**
 * What is due when, exact to the kobo: what is repaid is together what was lent and the interest added to it, always. Free
 * of any clock. The terms must have been checked. @see checkTerms
 */
export const scheduleOf = (lent: Lent): Instalment[] => {
  if (lent.terms.amortisation === 'harvest-bullet') return bullet(lent);
  const periods = periodsOf(lent);
  return write(lent, periods, lent.terms.method === 'flat' ? flat(lent, periods) : declining(lent, periods));
};
