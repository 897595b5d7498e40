import { Problem } from '#kit/problem.ts';
import { guaranteeLimits, type GuaranteeAnswer, type GuaranteeState } from './guarantee-model.ts';
import type { GuarantorsWanted } from './guarantors-wanted.ts';
import type { LoanState } from './loan-model.ts';
import { isOwed } from './loan-rules.ts';
import type { LoanTerms } from './model.ts';
import { scheduleOf, type Instalment } from './schedule.ts';

type Guaranteed = {
  readonly principalKobo: number;
  readonly instalments: number;
  readonly terms: LoanTerms;
  /** Empty until the money is paid out. */
  readonly schedule: readonly Pick<Instalment, 'dueKobo'>[];
};

/**
 * The most a guarantor may be asked to pay, in kobo: their part of all instalments, down to the kobo, and nothing of penalties.
 * Before the money is paid out, of the plan it would have from a day on.
 */
export const answersForKobo = (loan: Guaranteed, sharePpm: number, today: string): number => {
  const plan = loan.schedule.length > 0 ? loan.schedule : scheduleOf({ ...loan, from: today });
  const total = plan.reduce((sum, { dueKobo }) => sum + BigInt(dueKobo), 0n);
  return Number((total * BigInt(sharePpm)) / 1_000_000n);
};

/** Guarantors are named, and answer, until somebody decides. @throws Problem `loan-moved-on`. */
const demandUndecided = (state: LoanState): void => {
  if (state !== 'asked' && state !== 'recommended') throw new Problem('loan-moved-on');
};

/** Whether another may be named. @throws Problem `loan-moved-on`, `no-guarantors-wanted`, `guarantors-enough` or `guarantors-too-many`. */
export const checkMayName = (
  state: LoanState,
  wanted: GuarantorsWanted | null,
  named: readonly GuaranteeState[],
): void => {
  demandUndecided(state);
  if (wanted === null) throw new Problem('no-guarantors-wanted');
  if (named.filter((one) => one === 'agreed').length >= wanted.count) throw new Problem('guarantors-enough');
  if (named.length >= guaranteeLimits.mostNamed)
    throw new Problem('guarantors-too-many', { values: { most: String(guaranteeLimits.mostNamed) } });
};

const leadsTo: Readonly<Record<GuaranteeAnswer, { readonly from: GuaranteeState; readonly to: GuaranteeState }>> = {
  agree: { from: 'asked', to: 'agreed' },
  refuse: { from: 'asked', to: 'refused' },
  withdraw: { from: 'agreed', to: 'withdrawn' },
};

type Answering = {
  readonly loanState: LoanState;
  readonly state: GuaranteeState;
  readonly wanted: GuarantorsWanted | null;
  /** How many others agreed for this loan already. */
  readonly agreed: number;
  /** For how many loans that are not over they stand already. */
  readonly running: number;
  /** Whether the loan goes on by another plan, and they stood for it before. */
  readonly isAnew: boolean;
};

/** To a loan that goes on, whoever stood for it says yes or no as long as it is owed; neither is taken back. */
const answerAnew = (answer: GuaranteeAnswer, { loanState, state }: Answering): GuaranteeState => {
  if (!isOwed({ state: loanState }) || state !== 'asked' || answer === 'withdraw') throw new Problem('loan-moved-on');
  return leadsTo[answer].to;
};

/**
 * Where an answer leads. @throws Problem `loan-moved-on`, `guarantors-enough` or `guarantees-too-many`.
 *
 * Other terms bind no guarantor who did not agree to them: the rule of Holme v Brunskill (1878) 3 QBD 495, which Nigerian courts
 * follow (National Bank of Nigeria v Awolesi, 1964). So whoever stood for a loan is asked anew once it goes on by another plan.
 */
export const checkAnswer = (answer: GuaranteeAnswer, one: Answering): GuaranteeState => {
  if (one.isAnew) return answerAnew(answer, one);
  demandUndecided(one.loanState);
  const { from, to } = leadsTo[answer];
  if (one.state !== from) throw new Problem('loan-moved-on');
  if (to !== 'agreed') return to;
  if (one.agreed >= (one.wanted?.count ?? 0)) throw new Problem('guarantors-enough');
  if (one.running >= guaranteeLimits.mostRunning)
    throw new Problem('guarantees-too-many', { values: { most: String(guaranteeLimits.mostRunning) } });
  return to;
};

/** @throws Problem `guarantors-missing` until as many agreed as the product wants. */
export const checkGuaranteed = (wanted: GuarantorsWanted | null, agreed: number): void => {
  const missing = (wanted?.count ?? 0) - agreed;
  if (missing > 0) throw new Problem('guarantors-missing', { values: { count: String(missing) } });
};
