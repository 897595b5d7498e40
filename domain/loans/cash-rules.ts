import { addDays, dayOf, daysBetween } from '#kit/day.ts';
import type { Maker } from '#kit/row-type.ts';
import type { CashDraft, CashReceipt } from './cash-model.ts';
import type { KeptLoan } from './loan-model.ts';
import { isOwed, standingOf } from './loan-rules.ts';
import rules from './till.json' with { type: 'json' };

/** How long cash may stay in a till, and a receipt away, in days; data, with their source. */
export const tillRules = rules;

/** A till that holds cash for longer than data allow. @param since the day its oldest cash was taken. */
export const isTillLate = (since: string | null, today: string): boolean =>
  since !== null && daysBetween(since, today) > rules.mostDaysHeld;

type Running = Pick<
  KeptLoan,
  'schedule' | 'paidKobo' | 'penaltyKobo' | 'principalKobo' | 'terms' | 'disbursedOn' | 'writtenOffOn'
> & {
  readonly state: KeptLoan['state'];
};

type Taken = { readonly amountKobo: number; readonly takenOn: string };

/**
 * The day cash counts from: the day it was taken as the phone's clock says, never before the loan began nor after today. Who
 * paid on time is not late because a phone was away.
 */
export const cashDay = (takenAt: string, loan: Pick<KeptLoan, 'disbursedOn'>, today: string): string => {
  const said = dayOf(new Date(takenAt));
  const from = loan.disbursedOn ?? said;
  const after = said < from ? from : said;
  return after > today ? today : after;
};

/**
 * What of the penalty was counted on money that was paid already, while its receipt was on the way: for each night since, the
 * part of what was late that the cash covers. A broken kobo goes to the farmer.
 */
export const penaltyBack = (loan: Running, { amountKobo, takenOn }: Taken, agedOn: string): number => {
  const { schedule, paidKobo, penaltyKobo, terms } = loan;
  let parts = 0n;
  for (let day = addDays(takenOn, 1); day <= agedOn; day = addDays(day, 1)) {
    const due = schedule.reduce((sum, { dueOn, dueKobo }) => sum + (dueOn < day ? dueKobo : 0), 0);
    parts += BigInt(Math.min(amountKobo, Math.max(0, due - paidKobo))) * BigInt(terms.penaltyPpm);
  }
  return Math.min(penaltyKobo, Number((parts + 364_999_999n) / 365_000_000n));
};

/** What becomes of cash; money in kobo. */
export type CashCount = {
  readonly loanKobo: number;
  readonly walletKobo: number;
  readonly penaltyBackKobo: number;
  /** Where it pays the loan off: what of the plan is let go. */
  readonly waivedKobo: number | null;
};

/** Cash is never refused once it was taken: a loan takes what pays it off, the rest is the farmer's. */
export const countCash = (loan: Running, taken: Taken, agedOn: string): CashCount => {
  const { amountKobo, takenOn } = taken;
  if (!isOwed(loan)) return { loanKobo: 0, walletKobo: amountKobo, penaltyBackKobo: 0, waivedKobo: null };
  const penaltyBackKobo = penaltyBack(loan, taken, agedOn);
  const then = standingOf({ ...loan, penaltyKobo: loan.penaltyKobo - penaltyBackKobo }, takenOn);
  const loanKobo = Math.min(amountKobo, then.payoffKobo);
  const isOff = loanKobo === then.payoffKobo;
  return {
    loanKobo,
    walletKobo: amountKobo - loanKobo,
    penaltyBackKobo,
    waivedKobo: isOff ? then.leftKobo - loanKobo : null,
  };
};

/** A receipt on the phone that gave it, before the server has it. */
export const receiptOf = (
  { id, loanId, receipt, amountKobo, takenAt }: CashDraft,
  { accountId }: Pick<Maker, 'accountId'>,
): CashReceipt => ({
  id,
  loanId,
  receipt,
  amountKobo,
  takenAt,
  takenById: accountId,
  takenByName: '',
  loanKobo: 0,
  walletKobo: 0,
  postedAt: null,
  isHandedIn: false,
});

/** A loan on the phone with cash that was taken for it; never refused, as the server refuses none. */
export const withCash = (loan: KeptLoan | null, { amountKobo, takenAt }: CashDraft): KeptLoan | null => {
  if (loan === null || !isOwed(loan)) return loan;
  const takenOn = dayOf(new Date(takenAt));
  const { loanKobo, waivedKobo } = countCash(loan, { amountKobo, takenOn }, takenOn);
  return { ...loan, paidKobo: loan.paidKobo + loanKobo, state: waivedKobo === null ? loan.state : 'repaid' };
};
