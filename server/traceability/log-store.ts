import type { LogDamage, NodePlace } from '@shuka/domain/traceability';
import { row, rows, run, sql, type Db } from '#kit/db.ts';
import { placeKey, type Nodes } from './log-hash.ts';

export type WaitingLeaf = { readonly entryId: string; readonly subjectId: string; readonly leaf: string };

export type StoredLeaf = WaitingLeaf & { readonly position: number };

export type StoredNode = NodePlace & { readonly hash: Uint8Array };

/** The keys of subjects, made for those that have none. Two writers at once get the same. */
export const holdKeys = async (
  db: Db,
  made: readonly { readonly subjectId: string; readonly key: Buffer }[],
  now: Date,
): Promise<Map<string, Buffer>> => {
  const subjectIds = made.map(({ subjectId }) => subjectId);
  await run(
    db,
    sql`insert into traceability.log_key (subject_id, key, made_at)
        select subject_id, key, ${now} from unnest(${subjectIds}::uuid[], ${made.map(({ key }) => key)}::bytea[])
          as new_key (subject_id, key)
        order by subject_id on conflict do nothing`,
  );
  return findKeys(db, subjectIds);
};

export const findKeys = async (db: Db, subjectIds: readonly string[]): Promise<Map<string, Buffer>> =>
  new Map(
    (
      await rows<{ id: string; key: Buffer }>(
        db,
        sql`select subject_id as id, key from traceability.log_key where subject_id = any(${subjectIds}::uuid[])`,
      )
    ).map(({ id, key }) => [id, key]),
  );

export const dropKey = (db: Db, subjectId: string): Promise<number> =>
  run(db, sql`delete from traceability.log_key where subject_id = ${subjectId}`);

export const insertWaiting = (db: Db, leaves: readonly WaitingLeaf[]): Promise<number> =>
  run(
    db,
    sql`insert into traceability.log_wait (entry_id, subject_id, leaf)
        select * from unnest(${leaves.map(({ entryId }) => entryId)}::uuid[],
          ${leaves.map(({ subjectId }) => subjectId)}::uuid[], ${leaves.map(({ leaf }) => leaf)}::text[])`,
  );

/** One server at a time gives places; the lock goes with the transaction. */
export const lockLog = (db: Db): Promise<number> => run(db, sql`select pg_advisory_xact_lock(620825)`);

/** Takes what waits, the oldest first, away from the waiting. */
export const takeWaiting = (db: Db, limit: number): Promise<WaitingLeaf[]> =>
  rows<WaitingLeaf>(
    db,
    sql`with taken as (
          delete from traceability.log_wait
          where number in (select number from traceability.log_wait order by number limit ${limit})
          returning number, entry_id, subject_id, leaf)
        select entry_id as "entryId", subject_id as "subjectId", leaf from taken order by number`,
  );

export const findSize = async (db: Db): Promise<number> =>
  (await row<{ size: number }>(db, sql`select coalesce(max(position) + 1, 0) as size from traceability.log_leaf`))
    ?.size ?? 0;

export const insertLeaves = (db: Db, from: number, leaves: readonly WaitingLeaf[]): Promise<number> =>
  run(
    db,
    sql`insert into traceability.log_leaf (position, entry_id, subject_id, leaf)
        select ${from}::bigint + place - 1, entry_id, subject_id, leaf
        from unnest(${leaves.map(({ entryId }) => entryId)}::uuid[],
          ${leaves.map(({ subjectId }) => subjectId)}::uuid[], ${leaves.map(({ leaf }) => leaf)}::text[])
          with ordinality as new_leaf (entry_id, subject_id, leaf, place)`,
  );

export const insertNodes = (db: Db, nodes: readonly StoredNode[]): Promise<number> =>
  run(
    db,
    sql`insert into traceability.log_node (level, place, hash)
        select * from unnest(${nodes.map(({ level }) => level)}::smallint[],
          ${nodes.map(({ place }) => place)}::bigint[], ${nodes.map(({ hash }) => Buffer.from(hash))}::bytea[])`,
  );

/** The hashes of these nodes, whole ones; a few dozen for any proof. */
export const findNodes = async (db: Db, places: readonly NodePlace[]): Promise<Nodes> =>
  new Map(
    (
      await rows<StoredNode>(
        db,
        sql`select n.level, n.place, n.hash from traceability.log_node n
            join unnest(${places.map(({ level }) => level)}::smallint[], ${places.map(({ place }) => place)}::bigint[])
              as asked (level, place) on asked.level = n.level and asked.place = n.place`,
      )
    ).map((node) => [placeKey(node), node.hash]),
  );

export const findLeaf = (db: Db, entryId: string): Promise<StoredLeaf | null> =>
  row<StoredLeaf>(
    db,
    sql`select position, entry_id as "entryId", subject_id as "subjectId", leaf from traceability.log_leaf
        where entry_id = ${entryId}`,
  );

export const isWaiting = async (db: Db, entryId: string): Promise<boolean> =>
  (await row(db, sql`select 1 from traceability.log_wait where entry_id = ${entryId}`)) !== null;

export const findLeavesFrom = (db: Db, from: number, limit: number): Promise<StoredLeaf[]> =>
  rows<StoredLeaf>(
    db,
    sql`select position, entry_id as "entryId", subject_id as "subjectId", leaf from traceability.log_leaf
        where position >= ${from} order by position limit ${limit}`,
  );

export type StoredCheckpoint = { readonly size: number; readonly note: string; readonly madeAt: string };

const checkpointColumns = sql`size, note, made_at as "madeAt"`;

export const findCheckpoint = (db: Db, size: number | null): Promise<StoredCheckpoint | null> =>
  row<StoredCheckpoint>(
    db,
    size === null
      ? sql`select ${checkpointColumns} from traceability.log_checkpoint order by size desc limit 1`
      : sql`select ${checkpointColumns} from traceability.log_checkpoint where size = ${size}`,
  );

/** Checkpoints over sizes above `after` up to and with `until`, the smallest first. */
export const findCheckpointsOver = (db: Db, after: number, until: number): Promise<StoredCheckpoint[]> =>
  rows<StoredCheckpoint>(
    db,
    sql`select ${checkpointColumns} from traceability.log_checkpoint where size > ${after} and size <= ${until}
        order by size`,
  );

export const insertCheckpoint = (db: Db, { size, note }: Omit<StoredCheckpoint, 'madeAt'>, now: Date) =>
  run(db, sql`insert into traceability.log_checkpoint (size, note, made_at) values (${size}, ${note}, ${now})`);

type LogCheck = {
  readonly size: number;
  readonly fault: LogDamage | null;
  readonly atPosition: number | null;
  readonly checkedAt: string;
};

export const insertCheck = (db: Db, check: Omit<LogCheck, 'checkedAt'>, now: Date) =>
  run(
    db,
    sql`insert into traceability.log_check (size, fault, at_position, checked_at)
        values (${check.size}, ${check.fault}, ${check.atPosition}, ${now})`,
  );

export const findLastCheck = (db: Db): Promise<LogCheck | null> =>
  row<LogCheck>(
    db,
    sql`select size, fault, at_position as "atPosition", checked_at as "checkedAt" from traceability.log_check
        order by number desc limit 1`,
  );
