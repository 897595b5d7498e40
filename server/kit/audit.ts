import { sql, type Db } from '#kit/db.ts';

/** One line of the audit log, which refuses UPDATE and DELETE. `act` is the contract's own word for what was done. */
export type Act = {
  readonly at: Date;
  readonly accountId: string | null;
  readonly act: string;
  readonly endpoint: string;
  readonly objectId: string | null;
  readonly requestId: string;
};

export const writeAudit = (db: Db, act: Act) =>
  db.query(sql`insert into kit.audit (at, account_id, act, endpoint, object_id, request_id)
    values (${act.at}, ${act.accountId}, ${act.act}, ${act.endpoint}, ${act.objectId}, ${act.requestId})`);
