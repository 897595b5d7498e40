import type { LoanCard, LoanState } from '@shuka/domain/loans';
import { row, rows, sql, type Db } from '#kit/db.ts';

/** A page of everyone's by where they stand, the newest first. */
export const findCards = (
  db: Db,
  state: LoanState | undefined,
  after: string | null,
  limit: number,
): Promise<Omit<LoanCard, 'keeperName'>[]> =>
  rows(
    db,
    sql`select l.id, l.number, l.keeper_id as "keeperId", p.name as "productName", l.principal_kobo as "principalKobo",
          l.state, l.created_at as "askedAt", l.next_due_on::text as "nextDueOn"
        from loans.loan l join loans.product_version p on p.product_id = l.product_id and p.version = l.version
        where true ${state === undefined ? sql`` : sql`and l.state = ${state}`}
          ${after === null ? sql`` : sql`and l.id < ${after}`}
        order by l.id desc limit ${limit}`,
  );

type BandRow = { readonly fromDays: number; readonly loans: number; readonly outstandingKobo: number };

/** What is out by how late it is: each running loan in the last band that begins on a day of its lateness or before. */
export const findBands = async (db: Db, today: string, fromDays: readonly number[]): Promise<BandRow[]> =>
  (
    await rows<Omit<BandRow, 'fromDays'> & { place: number }>(
      db,
      sql`select width_bucket(greatest(0, ${today}::date - next_due_on), ${[...fromDays]}::integer[]) as place,
            count(*)::integer as loans, coalesce(sum(outstanding_kobo), 0)::bigint as "outstandingKobo"
          from loans.loan where state = 'running' group by place`,
    )
  ).map(({ place, ...band }) => ({ ...band, fromDays: fromDays[place - 1] ?? 0 }));

type Restructured = { readonly loans: number; readonly outstandingKobo: number; readonly lateKobo: number };

/** What is out of loans that go on by another plan, and what of it is late for more than so many days. */
export const findRestructured = async (db: Db, today: string, riskDays: number): Promise<Restructured> =>
  (await row<Restructured>(
    db,
    sql`select count(*)::integer as loans, coalesce(sum(outstanding_kobo), 0)::bigint as "outstandingKobo",
          coalesce(sum(outstanding_kobo) filter (where ${today}::date - next_due_on > ${riskDays}), 0)::bigint as "lateKobo"
        from loans.loan where restructures is not null and state = 'running'`,
  )) ?? { loans: 0, outstandingKobo: 0, lateKobo: 0 };
