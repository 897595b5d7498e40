import type { PayInTaken } from '@shuka/domain/loans';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

export type PayInRow = { readonly id: string; readonly loanId: string; readonly taken: PayInTaken | null };

const selected = sql`select id, loan_id as "loanId", case when taken_on is null then null else json_build_object(
    'loanId', taken_by_loan_id, 'loanKobo', loan_kobo, 'walletKobo', wallet_kobo, 'on', taken_on) end as taken
  from loans.pay_in`;

/** Of all that were begun, so many are shown. */
const shown = 50;

/** Those for a loan, the newest first. */
export const findPayInsOf = (db: Db, loanId: string): Promise<PayInRow[]> =>
  rows<PayInRow>(db, sql`${selected} where loan_id = ${loanId} order by id desc limit ${shown}`);

export const findPayIn = (db: Db, id: string): Promise<PayInRow | null> =>
  row<PayInRow>(db, sql`${selected} where id = ${id}`);

/** One with its row locked: it is taken once. */
export const holdPayIn = (db: Db, id: string): Promise<PayInRow | null> =>
  row<PayInRow>(db, sql`${selected} where id = ${id} for no key update`);

/** False when there is one of this id. */
export const insertPayIn = async (db: Db, id: string, loanId: string, now: Date): Promise<boolean> =>
  (await run(
    db,
    sql`insert into loans.pay_in (id, loan_id, created_at) values (${id}, ${loanId}, ${now}) on conflict (id) do nothing`,
  )) === 1;

export const setPayInTaken = (db: Db, id: string, { loanId, loanKobo, walletKobo, on }: PayInTaken) =>
  run(
    db,
    sql`update loans.pay_in set taken_by_loan_id = ${loanId}, loan_kobo = ${loanKobo}, wallet_kobo = ${walletKobo},
          taken_on = ${on}::date where id = ${id}`,
  );

/** Those that nobody took yet, from after an id on. */
export const findWaitingPayIns = (db: Db, after: string, since: Date, limit: number): Promise<{ id: string }[]> =>
  rows(
    db,
    sql`select id from loans.pay_in where taken_on is null and created_at >= ${since} and id > ${after}::uuid
        order by id limit ${limit}`,
  );
