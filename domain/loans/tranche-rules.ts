import type { KeptLoan } from './loan-model.ts';
import { isOwed, standingOf, type Standing } from './loan-rules.ts';
import type { LoanTerms, ProductDraft } from './model.ts';
import type { TermsRefused } from './terms-refused.ts';
import { trancheLimits, type Tranche } from './tranche-model.ts';
import { feeOf } from './true-cost.ts';

export type TrancheMoney = { readonly principalKobo: number; readonly feeKobo: number };

type Whole = { readonly principalKobo: number; readonly terms: LoanTerms };

/**
 * What each part of a loan lends and keeps back, in kobo. Down to the kobo with the parts before it: together they are the whole
 * sum and its whole fee, always, and a fee that is a sum is kept back once, from the first.
 */
export const trancheMoneyOf = (whole: Whole, parts: readonly Pick<Tranche, 'ppm'>[]): TrancheMoney[] => {
  let [ppm, lent, kept] = [0, 0, 0];
  return parts.map((part) => {
    ppm += part.ppm;
    const until = Number((BigInt(whole.principalKobo) * BigInt(ppm)) / 1_000_000n);
    const fees = feeOf({ principalKobo: until, terms: whole.terms });
    const one = { principalKobo: until - lent, feeKobo: fees - kept };
    [lent, kept] = [until, fees];
    return one;
  });
};

/** What cannot be of the parts of a product; null where nothing is wrong. A first part that its fee would eat cannot be either. */
export const checkTranches = ({ tranches = [], terms, leastKobo }: ProductDraft): TermsRefused | null => {
  if (tranches.length === 0) return null;
  if (tranches.length < trancheLimits.least) return { field: 'tranches', says: 'loans.partsTooFew' };
  if (tranches.reduce((sum, { ppm }) => sum + ppm, 0) !== 1_000_000)
    return { field: 'tranches', says: 'loans.partsNotWhole' };
  const bare = tranches.findIndex(({ condition }, place) => place > 0 && condition === '');
  if (bare > 0) return { field: `tranches.${bare}.condition`, says: 'loans.partConditionRequired' };
  const [first] = trancheMoneyOf({ principalKobo: leastKobo, terms }, tranches);
  return first !== undefined && first.feeKobo >= first.principalKobo
    ? { field: 'tranches', says: 'loans.partFeeTooLarge' }
    : null;
};

/** Where a loan stands that came in parts: the sum of its parts, each by its own plan, and of what is due next the earliest. */
export const standingOfParts = (
  parts: readonly KeptLoan[],
  today: string,
): Pick<Standing, 'leftKobo' | 'payoffKobo' | 'overdueKobo' | 'nextDueOn' | 'nextKobo'> => {
  const open = parts.filter(isOwed).map((part) => standingOf(part, today));
  const sum = (of: 'leftKobo' | 'payoffKobo' | 'overdueKobo'): number =>
    open.reduce((total, one) => total + one[of], 0);
  const days = open.flatMap(({ nextDueOn }) => (nextDueOn === null ? [] : [nextDueOn])).toSorted();
  const nextDueOn = days[0] ?? null;
  const nextKobo = open.reduce((total, one) => total + (one.nextDueOn === nextDueOn ? one.nextKobo : 0), 0);
  return {
    leftKobo: sum('leftKobo'),
    payoffKobo: sum('payoffKobo'),
    overdueKobo: sum('overdueKobo'),
    nextDueOn,
    nextKobo,
  };
};
