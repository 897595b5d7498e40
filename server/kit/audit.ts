import { rows, sql, type Db } from '#kit/db.ts';

/** One line of the audit log, which refuses UPDATE and DELETE. `act` is the contract's own word for what was done. */
export type Act = {
  readonly at: Date;
  readonly accountId: string | null;
  readonly act: string;
  readonly endpoint: string;
  readonly objectId: string | null;
  readonly requestId: string;
};

/** Writes lines of the audit log, in their order. */
export const writeAudit = (db: Db, acts: readonly Act[]) =>
  db.query(sql`insert into kit.audit (at, account_id, act, endpoint, object_id, request_id)
    select * from unnest(
      ${acts.map(({ at }) => at.toISOString())}::timestamptz[],
      ${acts.map(({ accountId }) => accountId)}::uuid[],
      ${acts.map(({ act }) => act)}::text[],
      ${acts.map(({ endpoint }) => endpoint)}::text[],
      ${acts.map(({ objectId }) => objectId)}::text[],
      ${acts.map(({ requestId }) => requestId)}::text[])`);

/** More than a person does in years. */
const mostActs = 10_000;

/** What a person did, the newest first. */
export const findActsOf = (db: Db, accountId: string) =>
  rows<Pick<Act, 'act' | 'objectId'> & { at: string }>(
    db,
    sql`select at, act, object_id as "objectId" from kit.audit where account_id = ${accountId}
        order by number desc limit ${mostActs}`,
  );
