import { addDays } from '#kit/day.ts';
import { restructureLimits, type DisasterState } from './disaster-model.ts';
import { dueDay } from './due-days.ts';
import type { KeptLoan } from './loan-model.ts';
import { accruedBy } from './loan-rules.ts';
import { limitsOfLoans, type LoanLimits } from './loan-limits.ts';
import type { LoanTerms } from './model.ts';
import type { RestructureDraft, RestructureFigures } from './restructure-model.ts';
import { scheduleOf } from './schedule.ts';
import type { TermsRefused } from './terms-refused.ts';
import { checkTerms, yearsOf } from './terms-rules.ts';

type Declared = {
  readonly state: DisasterState;
  readonly areas: readonly { readonly stateCode: string; readonly lgas: readonly string[] }[];
  readonly fromOn: string;
  readonly untilOn: string;
};

type Place = { readonly stateCode: string; readonly lga: string };

type Met = { readonly disbursedOn: string | null; readonly places: readonly Place[]; readonly today: string };

/**
 * Whether a disaster lets a loan have another plan: it was confirmed, its farmer's land or home is in its LGAs, the loan was
 * out by its last day, and it is not longer ago than data allow.
 */
export const isMetBy = (declared: Declared, { disbursedOn, places, today }: Met): boolean =>
  declared.state === 'confirmed' &&
  disbursedOn !== null &&
  disbursedOn <= declared.untilOn &&
  declared.fromOn <= today &&
  today <= dueDay(declared.untilOn, { count: restructureLimits.mostMonthsAfter, unit: 'months' }, 1) &&
  places.some((place) =>
    declared.areas.some(({ stateCode, lgas }) => stateCode === place.stateCode && lgas.includes(place.lga)),
  );

type Paid = { readonly amountKobo: number; readonly paidOn: string };

type Late = Pick<KeptLoan, 'schedule' | 'penaltyKobo' | 'terms'>;

/**
 * What of the penalty was counted since a day, by the nights' own rule: each day what was late by then, of the money that had
 * been paid. A broken kobo goes to the farmer. @see penaltyFor
 */
export const penaltySince = (
  { schedule, penaltyKobo, terms }: Late,
  payments: readonly Paid[],
  { fromOn, agedOn }: { readonly fromOn: string; readonly agedOn: string },
): number => {
  let parts = 0n;
  for (let day = fromOn; day <= agedOn; day = addDays(day, 1)) {
    const due = schedule.reduce((sum, { dueOn, dueKobo }) => sum + (dueOn < day ? dueKobo : 0), 0);
    const paid = payments.reduce((sum, { paidOn, amountKobo }) => sum + (paidOn < day ? amountKobo : 0), 0);
    parts += BigInt(Math.max(0, due - paid)) * BigInt(terms.penaltyPpm);
  }
  return Math.min(penaltyKobo, Number((parts + 364_999_999n) / 365_000_000n));
};

type Wanted = Pick<RestructureDraft, 'instalments' | 'principalGrace' | 'interestGrace'>;

/** The terms of a loan with another moratorium; rate, method and penalty stay, and no fee is kept back again. */
export const restructuredTerms = (terms: LoanTerms, { principalGrace, interestGrace }: Wanted): LoanTerms => ({
  ...terms,
  principalGrace,
  interestGrace,
  feePpm: 0,
  feeKobo: 0,
});

/** Instalments that are not paid whole yet. */
const waiting = ({ schedule, paidKobo }: Pick<KeptLoan, 'schedule' | 'paidKobo'>): number => {
  let sum = 0;
  return schedule.filter(({ dueKobo }) => (sum += dueKobo) > paidKobo).length;
};

/** What cannot be of another plan: shorter than what is left, longer than any loan may be, a moratorium as long as it. */
export const checkRestructure = (
  loan: Pick<KeptLoan, 'terms' | 'schedule' | 'paidKobo'>,
  wanted: Wanted,
  limits: LoanLimits = limitsOfLoans.shipped.values,
): TermsRefused | null => {
  const terms = restructuredTerms(loan.terms, wanted);
  if (wanted.instalments < waiting(loan)) return { field: 'instalments', says: 'loans.planShorter' };
  if (yearsOf(terms, wanted.instalments) > limits.mostYears) return { field: 'instalments', says: 'loans.tooLong' };
  const refused = checkTerms(terms, wanted.instalments);
  return refused === null ? null : { ...refused, field: refused.field.replace('terms.', '') };
};

type Running = Pick<KeptLoan, 'schedule' | 'paidKobo' | 'penaltyKobo' | 'principalKobo' | 'terms' | 'disbursedOn'>;

/**
 * What another plan comes to from a day on: it repays what is owed of the sum and of interest until that day; penalties from
 * before the disaster stay, those since are let go. @returns null where nothing is owed of the sum any more.
 */
export const restructureOf = (
  loan: Running,
  wanted: Wanted,
  { today, waivedKobo }: { readonly today: string; readonly waivedKobo: number },
): RestructureFigures | null => {
  const principalKobo = loan.principalKobo + accruedBy(loan, today) - loan.paidKobo;
  if (principalKobo <= 0) return null;
  const terms = restructuredTerms(loan.terms, wanted);
  const schedule = scheduleOf({ principalKobo, instalments: wanted.instalments, from: today, terms });
  const penaltyKobo = loan.penaltyKobo - waivedKobo;
  const dueKobo = schedule.reduce((sum, one) => sum + one.dueKobo, 0);
  return { principalKobo, penaltyKobo, waivedKobo, totalKobo: dueKobo + penaltyKobo, schedule };
};
