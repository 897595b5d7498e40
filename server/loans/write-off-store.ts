import type { WriteOff, WriteOffDraft } from '@shuka/domain/loans';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

type WriteOffRow = Omit<WriteOff, 'proposedByName' | 'decidedByName'> & {
  readonly proposedBy: string;
  readonly decidedBy: string | null;
};

const selected = sql`select w.id, w.loan_id as "loanId", w.words, w.state, w.proposed_by as "proposedBy",
    w.proposed_at as "proposedAt", w.decided_by as "decidedBy", w.decision_words as "decisionWords",
    w.decided_at as "decidedAt", w.loss_kobo as "lossKobo",
    case when w.state = 'approved' then coalesce((select sum(p.amount_kobo) from loans.payment p
      where p.loan_id = w.loan_id and p.is_recovery), 0)::bigint else 0 end as "recoveredKobo"
  from loans.write_off w`;

/** More than a loan has in its life. */
const most = 50;

/** Those of a loan, the newest first. */
export const findWriteOffsOf = (db: Db, loanId: string): Promise<WriteOffRow[]> =>
  rows<WriteOffRow>(db, sql`${selected} where w.loan_id = ${loanId} order by w.id desc limit ${most}`);

/** One of a loan with its row locked; null where there is none. */
export const holdWriteOff = (db: Db, loanId: string, id: string): Promise<WriteOffRow | null> =>
  row<WriteOffRow>(db, sql`${selected} where w.id = ${id} and w.loan_id = ${loanId} for no key update of w`);

/** False when another waits for the loan. */
export const insertWriteOff = async (db: Db, one: WriteOffDraft, byId: string, now: Date): Promise<boolean> =>
  (await run(
    db,
    sql`insert into loans.write_off (id, loan_id, words, proposed_by, proposed_at)
        values (${one.id}, ${one.loanId}, ${one.words}, ${byId}, ${now})
        on conflict (loan_id) where state <> 'refused' do nothing`,
  )) === 1;

type Decided = {
  readonly state: 'approved' | 'refused';
  readonly byId: string;
  readonly words: string;
  readonly lossKobo: number;
  readonly moveId: string | null;
};

export const setWriteOffDecided = (db: Db, id: string, one: Decided, now: Date) =>
  run(
    db,
    sql`update loans.write_off set state = ${one.state}, decided_by = ${one.byId}, decided_at = ${now},
          decision_words = ${one.words}, loss_kobo = ${one.lossKobo}, move_id = ${one.moveId} where id = ${id}`,
  );

/** The loan, whose row is held, as one that counts as lost: nights pass it by, and what is owed grows no more. */
export const setWrittenOff = (db: Db, loanId: string, on: string) =>
  run(
    db,
    sql`update loans.loan set state = 'written-off', written_off_on = ${on}::date, next_due_on = null where id = ${loanId}`,
  );

type WrittenOff = {
  readonly loans: number;
  readonly lossKobo: number;
  readonly recoveredKobo: number;
  readonly outstandingKobo: number;
};

/** All that was ever written off, what came in of it since, and what of the sums lent is still owed. */
export const findWrittenOff = async (db: Db): Promise<WrittenOff> =>
  (await row<WrittenOff>(
    db,
    sql`select count(*)::integer as loans, coalesce(sum(w.loss_kobo), 0)::bigint as "lossKobo",
          (select coalesce(sum(p.amount_kobo), 0)::bigint from loans.payment p where p.is_recovery) as "recoveredKobo",
          (select coalesce(sum(l.outstanding_kobo), 0)::bigint from loans.loan l where l.state = 'written-off')
            as "outstandingKobo"
        from loans.write_off w where w.state = 'approved'`,
  )) ?? { loans: 0, lossKobo: 0, recoveredKobo: 0, outstandingKobo: 0 };
