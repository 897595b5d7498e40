import { addDays, daysBetween } from '#kit/day.ts';
import { Problem } from '#kit/problem.ts';
import type { KeptLoan, LoanState } from './loan-model.ts';
import { loanLimits } from './model.ts';
import { roundFraction } from './round.ts';
import provisions from './provisions.json' with { type: 'json' };

/** How people call a loan. */
export const loanNumberOf = (number: number): string => `L-${String(number).padStart(6, '0')}`;

const nextStates: Readonly<Record<LoanState, readonly LoanState[]>> = {
  referral: ['passed-on', 'withdrawn'],
  asked: ['recommended', 'refused', 'withdrawn'],
  recommended: ['approved', 'refused', 'withdrawn'],
  approved: ['running', 'withdrawn', 'in-parts'],
  running: ['repaid', 'written-off', 'restructured'],
  'written-off': ['repaid'],
  refused: ['recommended'],
  'passed-on': [],
  withdrawn: [],
  repaid: [],
  'in-parts': [],
  restructured: [],
};

/** @throws Problem `loan-moved-on` for a step that does not lead on from where a loan stands. */
export const checkStep = (from: LoanState, to: LoanState): void => {
  if (!nextStates[from].includes(to)) throw new Problem('loan-moved-on');
};

/** The states in which a loan binds somebody still. */
export const openLoanStates: readonly LoanState[] = [
  'referral',
  'asked',
  'recommended',
  'approved',
  'running',
  'written-off',
];

/** The states in which a loan is owed, and takes what is paid on it. */
const owedLoanStates: readonly LoanState[] = ['running', 'written-off'];

export const isOwed = ({ state }: { readonly state: LoanState }): boolean => owedLoanStates.includes(state);

/** Where a running loan stands on a day; money in kobo. */
export type Standing = {
  /** All that is still to be paid by the plan, with penalties. */
  readonly leftKobo: number;
  /** What pays it off today: less where interest to come is not owed. */
  readonly payoffKobo: number;
  readonly overdueKobo: number;
  readonly nextDueOn: string | null;
  readonly nextKobo: number;
  readonly daysLate: number;
  /** Of what was lent, and of interest added to it, what is still to be repaid: interest of an instalment is paid first. */
  readonly outstandingKobo: number;
};

type Running = Pick<
  KeptLoan,
  'schedule' | 'paidKobo' | 'penaltyKobo' | 'principalKobo' | 'terms' | 'disbursedOn' | 'writtenOffOn'
>;

/** Interest that arose until a day: of the time that is not over, the part of its days that are. */
export const accruedBy = (
  { schedule, disbursedOn }: Pick<Running, 'schedule' | 'disbursedOn'>,
  today: string,
): number => {
  let before = disbursedOn ?? today;
  return schedule.reduce((sum, { accruedKobo, dueOn, days }) => {
    const gone = Math.min(days, Math.max(0, daysBetween(before, today)));
    before = dueOn;
    return sum + (days === 0 ? 0 : Number(roundFraction(BigInt(accruedKobo) * BigInt(gone), BigInt(days), 'half-up')));
  }, 0);
};

/** What is owed on a day, from the plan and all that was paid: payments settle instalments in their order, penalties last. */
export const standingOf = (loan: Running, today: string): Standing => {
  const { schedule, paidKobo, penaltyKobo, terms } = loan;
  const total = schedule.reduce((sum, { dueKobo }) => sum + dueKobo, 0);
  const late = schedule.reduce((sum, { dueKobo, dueOn }) => sum + (dueOn < today ? dueKobo : 0), 0);
  let [sum, repaid] = [0, 0];
  let next: { readonly dueOn: string; readonly kobo: number } | null = null;
  for (const { dueOn, dueKobo, interestKobo, principalKobo } of schedule) {
    const covered = Math.min(dueKobo, Math.max(0, paidKobo - sum));
    repaid += Math.min(principalKobo, Math.max(0, covered - interestKobo));
    sum += dueKobo;
    if (next === null && covered < dueKobo) next = { dueOn, kobo: dueKobo - covered };
  }
  const leftKobo = total + penaltyKobo - paidKobo;
  const stopped = loan.writtenOffOn ?? today; // interest of a loan that counts as lost grows no more
  const toDay = loan.principalKobo + accruedBy(loan, stopped < today ? stopped : today) + penaltyKobo - paidKobo;
  return {
    leftKobo,
    payoffKobo: terms.early === 'whole-interest' ? leftKobo : Math.min(leftKobo, Math.max(0, toDay)),
    overdueKobo: Math.max(0, late - paidKobo),
    nextDueOn: next?.dueOn ?? null,
    nextKobo: next?.kobo ?? 0,
    daysLate: next === null ? 0 : Math.max(0, daysBetween(next.dueOn, today)),
    outstandingKobo: schedule.reduce((all, { principalKobo }) => all + principalKobo, 0) - repaid,
  };
};

type Ageing = Pick<KeptLoan, 'schedule' | 'paidKobo' | 'penaltyKobo' | 'principalKobo' | 'terms'>;

/**
 * What the days since one until which it was counted add to the penalty: of what each instalment lacks, for the days that this
 * one was late, so that a night that was missed costs nothing more. Down to the kobo, never past the part of the loan that held
 * when its product was set.
 */
export const penaltyFor = (
  { schedule, paidKobo, penaltyKobo, principalKobo, terms }: Ageing,
  { countedTo, today }: { readonly countedTo: string; readonly today: string },
  mostPpm: number = loanLimits.mostPenaltyOfPrincipalPpm,
): number => {
  let [sum, parts] = [0, 0n];
  for (const { dueOn, dueKobo } of schedule) {
    sum += dueKobo;
    const lacking = Math.min(dueKobo, Math.max(0, sum - paidKobo));
    const days = Math.max(0, daysBetween(dueOn > countedTo ? dueOn : countedTo, today));
    parts += BigInt(lacking) * BigInt(days);
  }
  const grown = Number((parts * BigInt(terms.penaltyPpm)) / 365_000_000n);
  const most = Number((BigInt(principalKobo) * BigInt(mostPpm)) / 1_000_000n);
  return Math.max(0, Math.min(grown, most - penaltyKobo));
};

export const provisionBands = provisions.bands;

/** Since when the bands hold, and the day they were noted here; their source stands in provisions.json. */
export const provisionsHold = { from: provisions.holdsFrom, notedOn: provisions.notedOn } as const;

/** So many days a loan is late before it may be written off: since then all of it is set aside. */
export const writeOffFromDays = provisions.bands.find(({ ppm }) => ppm === 1_000_000)?.fromDays ?? Infinity;

/** Due in the seven days from today, or late: what a manager reminds of. */
export const isDueThisWeek = ({ nextDueOn }: Pick<Standing, 'nextDueOn'>, today: string): boolean =>
  nextDueOn !== null && nextDueOn <= addDays(today, 6);
