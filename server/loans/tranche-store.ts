import type { Tranche } from '@shuka/domain/loans';
import { rows, run, sql, type Db } from '#kit/db.ts';
import { findTerm } from './asked-terms.ts';
import type { LoanRow } from './loan-store.ts';

/** The parts that a loan is paid out in, by the version it was asked for on; none of a part, or where it is paid at once. */
export const findTranches = async (db: Db, loanId: string): Promise<Tranche[]> =>
  (await findTerm<Tranche[]>(db, loanId, sql`p.tranches`)) ?? [];

type PaidPart = { readonly number: number; readonly loanId: string };

/** Those that were paid, in their order. */
export const findPaidParts = (db: Db, loanId: string): Promise<PaidPart[]> =>
  rows<PaidPart>(
    db,
    sql`select part_number as number, id as "loanId" from loans.loan
        where part_of = ${loanId} and state <> 'restructured' order by part_number`,
  );

export type Confirmation = {
  readonly number: number;
  readonly byId: string;
  readonly words: string;
  readonly at: string;
};

export const findConfirmations = (db: Db, loanId: string): Promise<Confirmation[]> =>
  rows<Confirmation>(
    db,
    sql`select number, by_id as "byId", words, created_at as at from loans.confirmation
        where loan_id = ${loanId} order by number`,
  );

type NewConfirmation = { readonly number: number; readonly byId: string; readonly words: string; readonly at: Date };

/** False when it was confirmed before. */
export const insertConfirmation = async (db: Db, loanId: string, one: NewConfirmation): Promise<boolean> =>
  (await run(
    db,
    sql`insert into loans.confirmation (loan_id, number, by_id, words, created_at)
        values (${loanId}, ${one.number}, ${one.byId}, ${one.words}, ${one.at})
        on conflict (loan_id, number) do nothing`,
  )) === 1;

type NewPart = { readonly id: string; readonly number: number; readonly principalKobo: number; readonly at: Date };

/** Writes a part down as a loan that was approved with the whole, whose row is held; it is paid out at once. */
export const insertPart = (db: Db, { id: wholeId }: Pick<LoanRow, 'id'>, part: NewPart) =>
  run(
    db,
    sql`insert into loans.loan (id, part_of, part_number, keeper_id, product_id, version, principal_kobo, instalments,
          purpose, state, score, asked_by, created_at, recommended_by, manager_verdict, decided_by, reviewed_from)
        select ${part.id}::uuid, id, ${part.number}::integer, keeper_id, product_id, version, ${part.principalKobo}::bigint,
          instalments, purpose, 'approved', score, asked_by, ${part.at}::timestamptz, recommended_by, manager_verdict,
          decided_by, reviewed_from
        from loans.loan where id = ${wholeId}`,
  );
