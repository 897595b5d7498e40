import type { LoanState } from '@shuka/domain/loans';
import { rows, run, sql, type Db } from '#kit/db.ts';

export type Step = {
  readonly state: LoanState;
  readonly byId: string | null;
  readonly words: string;
  readonly at: Date;
};

/** Writes a step down as the next of a loan, whose row is held. */
export const insertStep = (db: Db, loanId: string, { state, byId, words, at }: Step) =>
  run(
    db,
    sql`insert into loans.step (loan_id, number, state, by_id, words, created_at)
        select ${loanId}, coalesce(max(number), 0) + 1, ${state}, ${byId}::uuid, ${words}, ${at}::timestamptz
        from loans.step where loan_id = ${loanId}`,
  );

type StepRow = { state: LoanState; byId: string | null; words: string; at: string };

/** The steps of a loan in their order. */
export const findSteps = (db: Db, loanId: string): Promise<StepRow[]> =>
  rows<StepRow>(
    db,
    sql`select state, by_id as "byId", words, created_at as at from loans.step where loan_id = ${loanId} order by number`,
  );
