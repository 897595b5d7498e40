import type { Agronomist } from '@shuka/domain/library';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

export const isAgronomist = async (db: Db, accountId: string): Promise<boolean> =>
  (await row(db, sql`select 1 from library.duty where agronomist_id = ${accountId} and until_at is null`)) !== null;

type Duty = Omit<Agronomist, 'name'> & { readonly id: string };

/** Who is an agronomist now, those since longest first. */
export const findDutiesAfter = (db: Db, [fromAt, id]: readonly [string, string], limit: number): Promise<Duty[]> =>
  rows<Duty>(
    db,
    sql`select id, agronomist_id as "agronomistId", from_at as since, reason from library.duty
        where until_at is null and (from_at, id) > (${fromAt}::timestamptz, ${id}::uuid)
        order by from_at, id limit ${limit}`,
  );

type NewDuty = {
  readonly id: string;
  readonly agronomistId: string;
  readonly decidedBy: string;
  readonly reason: string;
};

/** False when they are one already. */
export const beginDuty = async (db: Db, duty: NewDuty, now: Date): Promise<boolean> =>
  (await run(
    db,
    sql`insert into library.duty (id, agronomist_id, from_at, decided_by, reason)
        values (${duty.id}, ${duty.agronomistId}, ${now}, ${duty.decidedBy}, ${duty.reason})
        on conflict (agronomist_id) where until_at is null do nothing`,
  )) === 1;

/** False when there is no duty to end. */
export const endDuty = async (db: Db, { agronomistId, decidedBy, reason }: Omit<NewDuty, 'id'>, now: Date) =>
  (await run(
    db,
    sql`update library.duty set until_at = ${now}, ended_by = ${decidedBy}, end_reason = ${reason}
        where agronomist_id = ${agronomistId} and until_at is null`,
  )) === 1;
