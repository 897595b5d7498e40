import { checkTranches } from './tranche-rules.ts';
import { trueCostOf } from './true-cost.ts';
import type { TermsRefused } from './terms-refused.ts';
import { checkLimits, limitsOfLoans, type LoanLimits } from './loan-limits.ts';
import type { LoanTerms, Product, ProductDraft } from './model.ts';

/** How long so many instalments take. */
export const yearsOf = ({ every }: LoanTerms, instalments: number): number =>
  (every.count * instalments) / (every.unit === 'months' ? 12 : 52);

/**
 * What cannot be of terms, with so few instalments as the product has: a moratorium as long as the loan, interest put off for
 * longer than the sum is, interest added to a flat loan, a remainder that moves what later interest is on.
 */
export const checkTerms = (terms: LoanTerms, leastInstalments: number): TermsRefused | null => {
  const { principalGrace, interestGrace, amortisation, method } = terms;
  const isBullet = amortisation === 'harvest-bullet';
  if (principalGrace >= leastInstalments || (isBullet && principalGrace > 0))
    return { field: 'terms.principalGrace', says: 'loans.graceTooLong' };
  if (interestGrace > principalGrace) return { field: 'terms.interestGrace', says: 'loans.interestGraceTooLong' };
  if (interestGrace > 0 && method === 'flat' && terms.graceInterest === 'capitalised')
    return { field: 'terms.graceInterest', says: 'loans.flatNotCapitalised' };
  if (terms.remainder === 'first' && method === 'declining' && amortisation === 'equal-instalment')
    return { field: 'terms.remainder', says: 'loans.remainderLast' };
  return null;
};

/** The dearest a product can be, by its own limits: an absurd fee shows as a rate that is absurd too. */
const isAbsurd = ({ terms, leastKobo, leastInstalments }: ProductDraft, limits: LoanLimits): boolean => {
  const cost = { principalKobo: leastKobo, instalments: leastInstalments, from: '2026-01-15', terms };
  const { receivedKobo, nominalBasisPoints } = trueCostOf(cost);
  return receivedKobo <= 0 || nominalBasisPoints > limits.mostTrueBasisPoints;
};

/**
 * What a product cannot be at once. A group stands for itself. Goods come when they are taken, each as a part of its own, so
 * there is no plan of parts besides, no group waits for another, and no money a fee could be kept back from.
 */
const checkTogether = ({ members, guarantors, isInKind, tranches = [], terms }: ProductDraft): TermsRefused | null => {
  if (members && tranches.length > 0) return { field: 'members.least', says: 'loans.groupsAtOnce' };
  if (members && guarantors) return { field: 'guarantors.count', says: 'loans.groupsStandThemselves' };
  if (isInKind !== true) return null;
  if (tranches.length > 0) return { field: 'tranches', says: 'loans.kindAtOnce' };
  if (members) return { field: 'members.least', says: 'loans.kindForOne' };
  return terms.feePpm > 0 || terms.feeKobo > 0 ? { field: 'terms.feePpm', says: 'loans.kindNoFee' } : null;
};

/** What cannot be of a product under the limits that hold; null where nothing is wrong. */
export const checkProduct = (
  draft: ProductDraft,
  limits: LoanLimits = limitsOfLoans.shipped.values,
): TermsRefused | null => {
  if (draft.mostKobo < draft.leastKobo) return { field: 'mostKobo', says: 'loans.mostBelowLeast' };
  if (draft.mostInstalments < draft.leastInstalments) return { field: 'mostInstalments', says: 'loans.mostBelowLeast' };
  if (yearsOf(draft.terms, draft.mostInstalments) > limits.mostYears)
    return { field: 'mostInstalments', says: 'loans.tooLong' };
  const { leastHectares = 0, mostHectares = Infinity } = draft.eligibility ?? {};
  if (mostHectares < leastHectares) return { field: 'eligibility.mostHectares', says: 'loans.mostBelowLeast' };
  const refused =
    checkLimits(draft, limits) ??
    checkTogether(draft) ??
    checkTerms(draft.terms, draft.leastInstalments) ??
    checkTranches(draft);
  if (refused !== null) return refused;
  return isAbsurd(draft, limits) ? { field: 'terms.ratePpm', says: 'loans.rateAbsurd' } : null;
};

/** Whether somebody may ask a product for so much over so long: by its own bounds, and by the limits that hold today. */
export const checkAsked = (
  product: Product,
  { principalKobo, instalments }: { readonly principalKobo: number; readonly instalments: number },
  limits: LoanLimits = limitsOfLoans.shipped.values,
): TermsRefused | null => {
  if (principalKobo < Math.max(product.leastKobo, limits.leastPrincipalKobo))
    return { field: 'principalKobo', says: 'loans.amountTooSmall' };
  if (principalKobo > Math.min(product.mostKobo, limits.mostPrincipalKobo))
    return { field: 'principalKobo', says: 'loans.amountTooLarge' };
  const isLong =
    instalments < product.leastInstalments || instalments > Math.min(product.mostInstalments, limits.mostInstalments);
  return isLong ? { field: 'instalments', says: 'loans.instalmentsWrong' } : null;
};
