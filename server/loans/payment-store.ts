import type { Loan } from '@shuka/domain/loans';
import { rows, run, sql, type Db } from '#kit/db.ts';

export const findPayments = (db: Db, loanId: string): Promise<Loan['payments']> =>
  rows(
    db,
    sql`select id, number, amount_kobo as "amountKobo", paid_on::text as "paidOn" from loans.payment
        where loan_id = ${loanId} order by number`,
  );

export type NewPayment = {
  readonly id: string;
  readonly amountKobo: number;
  readonly paidOn: string;
  readonly byId: string;
  readonly at: Date;
  /** Whether the lender counts the loan as lost by then. */
  readonly isRecovery: boolean;
};

/** Writes a payment down as the next of a loan, whose row is held; the move has the payment's own id. */
export const insertPayment = (db: Db, loanId: string, { id, amountKobo, paidOn, byId, at, isRecovery }: NewPayment) =>
  run(
    db,
    sql`insert into loans.payment (id, loan_id, number, amount_kobo, paid_on, move_id, made_by, created_at,
          is_recovery)
        select ${id}::uuid, ${loanId}::uuid, coalesce(max(number), 0) + 1, ${amountKobo}::bigint, ${paidOn}::date,
          ${id}::uuid, ${byId}::uuid, ${at}::timestamptz, ${isRecovery}::boolean
        from loans.payment where loan_id = ${loanId}`,
  );

type PaidNow = {
  readonly amountKobo: number;
  readonly outstandingKobo: number;
  readonly nextDueOn: string | null;
  /** Where this paid it off: the day, and what of the plan is let go. */
  readonly closed: { readonly on: string; readonly waivedKobo: number } | null;
  /** Of the penalty, what was counted on money that was paid already. */
  readonly penaltyBackKobo?: number;
};

export const setPaid = (db: Db, loanId: string, paid: PaidNow) => {
  const { amountKobo, outstandingKobo, nextDueOn, closed, penaltyBackKobo = 0 } = paid;
  const sums = sql`paid_kobo = paid_kobo + ${amountKobo}, penalty_kobo = penalty_kobo - ${penaltyBackKobo}`;
  return run(
    db,
    closed === null
      ? sql`update loans.loan set ${sums}, outstanding_kobo = ${outstandingKobo}, next_due_on = ${nextDueOn}::date
            where id = ${loanId}`
      : sql`update loans.loan set ${sums}, outstanding_kobo = 0, next_due_on = null, state = 'repaid',
              closed_on = ${closed.on}::date, waived_kobo = ${closed.waivedKobo}
            where id = ${loanId}`,
  );
};
