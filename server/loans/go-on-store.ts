import type { LoanTerms, RestructureFigures } from '@shuka/domain/loans';
import { run, sql, type Db } from '#kit/db.ts';
import { writePlan, type LoanRow } from './loan-store.ts';

type GoesOn = {
  readonly newLoanId: string;
  readonly instalments: number;
  readonly terms: LoanTerms;
  readonly figures: RestructureFigures;
  /** What of the old plan nobody owes any more. */
  readonly waivedKobo: number;
  readonly on: string;
  readonly at: Date;
};

/** Ends a loan whose row is held, as one that goes on by another plan: nothing is owed of it from now on. */
const endOld = (db: Db, loanId: string, { waivedKobo, on }: GoesOn) =>
  run(
    db,
    sql`update loans.loan set state = 'restructured', waived_kobo = ${waivedKobo}, outstanding_kobo = 0, next_due_on = null,
          closed_on = ${on}::date where id = ${loanId}`,
  );

/**
 * The loan that goes on: of the same farmer, product and people, with a plan from this day. No money moves. It is of no group: the
 * others stood for it on the terms they agreed to, and do not for other ones.
 */
const writeNew = (db: Db, loanId: string, { newLoanId, instalments, terms, figures, on, at }: GoesOn) => {
  const { principalKobo, penaltyKobo, schedule } = figures;
  const dueKobo = schedule.reduce((sum, one) => sum + one.dueKobo, 0);
  const owedKobo = schedule.reduce((sum, one) => sum + one.principalKobo, 0);
  const first = schedule.find((one) => one.dueKobo > 0)?.dueOn ?? schedule.at(-1)?.dueOn ?? null;
  return run(
    db,
    sql`insert into loans.loan (id, restructures, terms, part_of, part_number, keeper_id, product_id, version,
          principal_kobo, instalments, purpose, state, score, asked_by, created_at, recommended_by, manager_verdict,
          decided_by, reviewed_from, disbursed_by, disbursed_on, money, total_kobo, penalty_kobo, outstanding_kobo,
          next_due_on, aged_on)
        select ${newLoanId}::uuid, id, ${JSON.stringify(terms)}::jsonb, part_of, part_number, keeper_id,
          product_id, version, ${principalKobo}::bigint, ${instalments}::integer, purpose, 'running', score, asked_by,
          ${at}::timestamptz, recommended_by, manager_verdict, decided_by, reviewed_from, disbursed_by, ${on}::date, money,
          ${dueKobo}::bigint, ${penaltyKobo}::bigint, ${owedKobo}::bigint, ${first}::date, ${on}::date
        from loans.loan where id = ${loanId}`,
  );
};

/** Lets a loan, whose row is held, go on by another plan. */
export const goOnAs = async (db: Db, { id }: Pick<LoanRow, 'id'>, one: GoesOn): Promise<void> => {
  await endOld(db, id, one);
  await writeNew(db, id, one);
  await writePlan(db, one.newLoanId, one.figures.schedule);
};
