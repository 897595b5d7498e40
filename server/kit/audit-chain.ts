import { createHash } from 'node:crypto';
import { canonicalJson } from '#kit/canonical-json.ts';
import { inTransaction, row, rows, run, sql, type Db, type Pool } from '#kit/db.ts';

/** A line as it is sealed: every column, the moment to the microsecond. */
export type SealedLine = {
  readonly number: number;
  readonly at: string;
  readonly accountId: string | null;
  readonly act: string;
  readonly endpoint: string;
  readonly objectId: string | null;
  readonly aboutId: string | null;
  readonly refusal: string | null;
  readonly requestId: string;
};

export type Link = { readonly position: number; readonly number: number; readonly hash: Buffer };

/** What the first link stands on. */
export const noHead: Buffer = Buffer.alloc(32);

/** The columns of a line, for a query over `kit.audit a`. */
export const lineColumns = sql`a.number,
  to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, a.account_id as "accountId", a.act, a.endpoint,
  a.object_id as "objectId", a.about_id as "aboutId", a.refusal, a.request_id as "requestId"`;

/** SHA-256 over the link before it and the line as RFC 8785 writes it. */
export const linkOver = (before: Buffer, line: SealedLine): Buffer =>
  createHash('sha256').update(before).update(canonicalJson(line)).digest();

/** A second's work. */
const atOnce = 5000;

/** One server at a time seals; the lock goes with the transaction. */
const lockChain = (db: Db): Promise<number> => run(db, sql`select pg_advisory_xact_lock(620826)`);

export const findHead = (db: Db): Promise<Link | null> =>
  row<Link>(db, sql`select position, number, hash from kit.audit_link order by position desc limit 1`);

/** Takes what waits, the oldest first, away from the waiting. A number whose line is gone by now stays, for the nightly look. */
const takeWaiting = (db: Db): Promise<SealedLine[]> =>
  rows<SealedLine>(
    db,
    sql`with taken as (
          delete from kit.audit_wait where number in (
            select w.number from kit.audit_wait w join kit.audit a on a.number = w.number order by w.number limit ${atOnce})
          returning number)
        select ${lineColumns} from taken join kit.audit a on a.number = taken.number order by a.number`,
  );

const insertLinks = (db: Db, links: readonly Link[]): Promise<number> =>
  run(
    db,
    sql`insert into kit.audit_link (position, number, hash)
        select * from unnest(${links.map(({ position }) => position)}::bigint[],
          ${links.map(({ number }) => number)}::bigint[], ${links.map(({ hash }) => hash)}::bytea[])`,
  );

const sealOnce = async (db: Db): Promise<number> => {
  await lockChain(db);
  const lines = await takeWaiting(db);
  if (lines.length === 0) return 0;
  const head = await findHead(db);
  let [position, hash] = [(head?.position ?? -1) + 1, head?.hash ?? noHead];
  const links = lines.map((line): Link => {
    hash = linkOver(hash, line);
    return { position: position++, number: line.number, hash };
  });
  await insertLinks(db, links);
  return lines.length;
};

/** Seals every line of the audit log that waits for it, in the order of their numbers. Answers how many. */
export const sealAudit = async (pool: Pool): Promise<number> => {
  let sealed = 0;
  for (;;) {
    const count = await inTransaction(pool, sealOnce);
    sealed += count;
    if (count < atOnce) return sealed;
  }
};
