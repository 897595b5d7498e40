import type { Restructure, RestructureDraft, RestructureFigures } from '@shuka/domain/loans';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

export type RestructureRow = Omit<Restructure, 'proposedByName' | 'decidedByName' | 'answeredByName' | 'figures'> & {
  readonly proposedBy: string;
  readonly decidedBy: string | null;
  readonly answeredBy: string | null;
};

const selected = sql`select r.id, r.loan_id as "loanId", r.disaster_id as "disasterId", r.instalments,
    r.principal_grace as "principalGrace", r.interest_grace as "interestGrace", r.words, d.what,
    d.from_on::text as "fromOn", d.source, d.source_number as "sourceNumber", r.state, r.proposed_by as "proposedBy",
    r.proposed_at as "proposedAt", r.decided_by as "decidedBy", r.decision_words as "decisionWords",
    r.answered_by as "answeredBy", r.answer_words as "answerWords", r.answered_at as "answeredAt",
    r.new_loan_id as "newLoanId"
  from loans.restructure r join loans.disaster d on d.id = r.disaster_id`;

/** More than a loan has in its life. */
const most = 50;

/** Those of a loan, the newest first. */
export const findRestructuresOf = (db: Db, loanId: string): Promise<RestructureRow[]> =>
  rows<RestructureRow>(db, sql`${selected} where r.loan_id = ${loanId} order by r.id desc limit ${most}`);

/** One of a loan with its row locked; null where there is none. */
export const holdRestructure = (db: Db, loanId: string, id: string): Promise<RestructureRow | null> =>
  row<RestructureRow>(db, sql`${selected} where r.id = ${id} and r.loan_id = ${loanId} for no key update of r`);

/** False when another waits for the loan. */
export const insertRestructure = async (db: Db, one: RestructureDraft, byId: string, now: Date): Promise<boolean> =>
  (await run(
    db,
    sql`insert into loans.restructure (id, loan_id, disaster_id, instalments, principal_grace, interest_grace, words,
          proposed_by, proposed_at)
        values (${one.id}, ${one.loanId}, ${one.disasterId}, ${one.instalments}, ${one.principalGrace},
          ${one.interestGrace}, ${one.words}, ${byId}, ${now})
        on conflict (loan_id) where state in ('proposed', 'offered') do nothing`,
  )) === 1;

type Word = { readonly byId: string; readonly words: string };

export const setRestructureDecided = (
  db: Db,
  id: string,
  { state, byId, words }: Word & { readonly state: 'offered' | 'refused' },
  now: Date,
) =>
  run(
    db,
    sql`update loans.restructure set state = ${state}, decided_by = ${byId}, decided_at = ${now}, decision_words = ${words}
        where id = ${id}`,
  );

export const setRestructureDeclined = (db: Db, id: string, { byId, words }: Word, now: Date) =>
  run(
    db,
    sql`update loans.restructure set state = 'declined', answered_by = ${byId}, answered_at = ${now},
          answer_words = ${words} where id = ${id}`,
  );

type Agreed = Word & { readonly newLoanId: string; readonly figures: RestructureFigures };

export const setRestructureAgreed = (db: Db, id: string, { byId, words, newLoanId, figures }: Agreed, now: Date) =>
  run(
    db,
    sql`update loans.restructure set state = 'agreed', answered_by = ${byId}, answered_at = ${now}, answer_words = ${words},
          new_loan_id = ${newLoanId}, principal_kobo = ${figures.principalKobo}, penalty_kobo = ${figures.penaltyKobo},
          waived_kobo = ${figures.waivedKobo} where id = ${id}`,
  );
