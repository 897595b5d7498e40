import type { EpcisEvent, Namespaces } from '@shuka/domain/traceability';
import { row, rows, run, sql, type Db } from '#kit/db.ts';
import type { BookRow } from './book-entry.ts';

/** One at a time reads the books, so that what came first is told first. */
const lockKey = 7_417_901;

/** Takes the first rows that wait, oldest first; whoever comes meanwhile waits for the commit. */
export const takePending = async (db: Db, limit: number): Promise<BookRow[]> => {
  await db.query(sql`select pg_advisory_xact_lock(${lockKey})`);
  return rows<BookRow>(
    db,
    sql`with taken as (delete from traceability.pending where number in
            (select number from traceability.pending where trouble is null order by number limit ${limit}) returning number, kind, ref_id)
        select kind, ref_id as "refId" from taken order by number`,
  );
};

export const hasPending = async (db: Db): Promise<boolean> =>
  (await row(db, sql`select 1 from traceability.pending where trouble is null limit 1`)) !== null;

/** Puts aside the row that is next, with why it could not be told. */
export const setAsideNext = (db: Db, trouble: string) =>
  run(
    db,
    sql`update traceability.pending set trouble = ${trouble.slice(0, 300)} where number =
          (select min(number) from traceability.pending where trouble is null)`,
  );

export type Standing = {
  readonly id: string;
  readonly eventId: string;
  readonly ownerId: string;
  readonly body: EpcisEvent;
  readonly namespaces: Namespaces;
  /** Whose it is in the log; null where it is in none. */
  readonly subjectId: string | null;
};

/** The events that stand for a row. */
export const findStanding = (db: Db, { kind, refId }: BookRow): Promise<Standing[]> =>
  rows<Standing>(
    db,
    sql`select e.id, e.event_id as "eventId", e.owner_id as "ownerId", e.body, e.namespaces,
          coalesce((select subject_id from traceability.log_leaf where entry_id = e.id),
            (select subject_id from traceability.log_wait where entry_id = e.id)) as "subjectId"
        from traceability.told t join traceability.event e on e.id = t.event_id
        where t.kind = ${kind} and t.ref_id = ${refId} order by t.place`,
  );

/** From now on these events stand for a row, and no others. */
export const setStanding = async (db: Db, { kind, refId }: BookRow, eventIds: readonly string[]): Promise<void> => {
  await run(db, sql`delete from traceability.told where kind = ${kind} and ref_id = ${refId}`);
  await run(
    db,
    sql`insert into traceability.told (kind, ref_id, place, event_id)
        select ${kind}, ${refId}, place, id from unnest(${eventIds}::uuid[]) with ordinality as n (id, place)`,
  );
};
