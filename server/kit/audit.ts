import { rows, sql, type Db } from '#kit/db.ts';

/** One line of the audit log, which refuses UPDATE and DELETE. `act` is the contract's own word for what was done. */
export type Act = {
  readonly at: Date;
  readonly accountId: string | null;
  readonly act: string;
  readonly endpoint: string;
  readonly objectId: string | null;
  /** Whom it was about, where that is somebody else. */
  readonly aboutId?: string | null;
  /** The code of the problem it was refused with; null for what was done. */
  readonly refusal?: string | null;
  readonly requestId: string;
};

/** Writes lines of the audit log, in their order. */
export const writeAudit = (db: Db, acts: readonly Act[]) =>
  db.query(sql`insert into kit.audit (at, account_id, act, endpoint, object_id, about_id, refusal, request_id)
    select * from unnest(
      ${acts.map(({ at }) => at.toISOString())}::timestamptz[],
      ${acts.map(({ accountId }) => accountId)}::uuid[],
      ${acts.map(({ act }) => act)}::text[],
      ${acts.map(({ endpoint }) => endpoint)}::text[],
      ${acts.map(({ objectId }) => objectId)}::text[],
      ${acts.map(({ aboutId }) => aboutId ?? null)}::uuid[],
      ${acts.map(({ refusal }) => refusal ?? null)}::text[],
      ${acts.map(({ requestId }) => requestId)}::text[])`);

/** The fields that name whose something is, the surest first. */
const namesPerson = ['farmerId', 'accountId', 'keeperId', 'personId', 'investorId', 'managerId'] as const;

const looksLikeId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whom an act is about by its input; null where that is whoever does it, or is not said. */
export const aboutIdOf = (input: unknown, accountId: string | null): string | null => {
  const said = (input ?? {}) as Readonly<Record<string, unknown>>;
  const id = namesPerson.map((name) => said[name]).find((one) => typeof one === 'string' && looksLikeId.test(one));
  return id === undefined || id === accountId ? null : (id as string); // found as a string
};

/** More than a person does in years. */
const mostActs = 10_000;

/** What a person did, the newest first. */
export const findActsOf = (db: Db, accountId: string) =>
  rows<Pick<Act, 'act' | 'objectId'> & { at: string; refusal: string | null }>(
    db,
    sql`select at, act, object_id as "objectId", refusal from kit.audit where account_id = ${accountId}
        order by at desc, number desc limit ${mostActs}`,
  );
