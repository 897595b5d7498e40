import type { Regulator } from '@shuka/domain/traceability';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

export type RegulatorRow = Pick<Regulator, 'id' | 'authority' | 'states' | 'reason' | 'state' | 'askedAt'> & {
  readonly accountId: string;
  readonly askedBy: string;
};

const columns = sql`r.id, r.account_id as "accountId", r.authority, r.states, r.reason, r.asked_by as "askedBy",
  r.asked_at as "askedAt", case when r.ended_at is not null then 'ended' when r.is_agreed then 'agreed'
    when r.is_agreed is null then 'asked' else 'refused' end as state`;

type NewRegulator = Omit<RegulatorRow, 'state' | 'askedAt'>;

/** False for somebody who is one already, or shall be. */
export const insertRegulator = async (db: Db, one: NewRegulator, now: Date): Promise<boolean> =>
  (await run(
    db,
    sql`insert into traceability.regulator (id, account_id, authority, states, reason, asked_by, asked_at)
        values (${one.id}, ${one.accountId}, ${one.authority}, ${one.states}::text[], ${one.reason}, ${one.askedBy}, ${now})
        on conflict (account_id) where ended_at is null and is_agreed is not false do nothing`,
  )) === 1;

export const holdRegulator = (db: Db, id: string): Promise<RegulatorRow | null> =>
  row<RegulatorRow>(db, sql`select ${columns} from traceability.regulator r where r.id = ${id} for no key update`);

export const findRegulators = (
  db: Db,
  after: readonly [at: string, id: string] | null,
  limit: number,
): Promise<RegulatorRow[]> =>
  rows<RegulatorRow>(
    db,
    sql`select ${columns} from traceability.regulator r
        where ${after?.[0] ?? null}::timestamptz is null
          or (r.asked_at, r.id) < (${after?.[0] ?? null}::timestamptz, ${after?.[1] ?? null}::uuid)
        order by r.asked_at desc, r.id desc limit ${limit}`,
  );

export const setDecided = (db: Db, id: string, isAgreed: boolean, by: string, now: Date) =>
  run(
    db,
    sql`update traceability.regulator set is_agreed = ${isAgreed}, decided_by = ${by}, decided_at = ${now} where id = ${id}`,
  );

export const setDutyEnded = (db: Db, id: string, reason: string, by: string, now: Date) =>
  run(
    db,
    sql`update traceability.regulator set ended_at = ${now}, ended_by = ${by}, end_reason = ${reason} where id = ${id}`,
  );

/** What somebody may look at now; null for who is no regulator. */
export const findDutyOfRegulator = (
  db: Db,
  accountId: string,
): Promise<Pick<RegulatorRow, 'authority' | 'states'> | null> =>
  row(
    db,
    sql`select authority, states from traceability.regulator
        where account_id = ${accountId} and is_agreed and ended_at is null`,
  );
