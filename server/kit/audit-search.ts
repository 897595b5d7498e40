import { id } from '@shuka/domain/kit/id.ts';
import type { SealedLine } from '#kit/audit-chain.ts';
import { row, rows, sql, type Db, type Query } from '#kit/db.ts';

/** A line as it is shown. */
export type FoundLine = SealedLine;

/** The moment and number of the last line before a page; null for the first page. */
export type After = readonly [at: string, number: string] | null;

export type Asked = {
  /** Lines of what these people did; null for anybody. */
  readonly accountIds: readonly string[] | null;
  /** The id of a thing or a person that it was about. */
  readonly objectId: string | null;
  readonly act: string | null;
  /** From this moment, and before that one. */
  readonly from: Date | null;
  readonly until: Date | null;
  readonly onlyRefused: boolean;
};

const columns = sql`a.number, a.at, a.account_id as "accountId", a.act, a.endpoint, a.object_id as "objectId",
  a.about_id as "aboutId", a.refusal, a.request_id as "requestId"`;

const isAfter = (after: After): Query =>
  after === null ? sql`true` : sql`(a.at, a.number) < (${after[0]}::timestamptz, ${after[1]}::bigint)`;

const pageWhere = (condition: Query, after: After, limit: number): Query =>
  sql`select ${columns} from kit.audit a where ${condition} and ${isAfter(after)}
      order by a.at desc, a.number desc limit ${limit}`;

/** Several pages of the same list as one: each is found by an index of its own. */
const pageOfEither = (conditions: readonly Query[], after: After, limit: number): Query => {
  const [first = sql`false`, ...more] = conditions;
  const joined = more.reduce<Query>(
    (all, condition) => sql`${all} union (${pageWhere(condition, after, limit)})`,
    sql`(${pageWhere(first, after, limit)})`,
  );
  return sql`select * from (${joined}) found order by at desc, number desc limit ${limit}`;
};

const narrowed = ({ accountIds, act, from, until, onlyRefused }: Asked): Query => {
  const who = accountIds === null ? sql`true` : sql`a.account_id = any(${accountIds}::uuid[])`;
  const what = act === null ? sql`true` : sql`a.act = ${act}`;
  const since = from === null ? sql`true` : sql`a.at >= ${from}`;
  const before = until === null ? sql`true` : sql`a.at < ${until}`;
  return sql`${who} and ${what} and ${since} and ${before} and (not ${onlyRefused} or a.refusal is not null)`;
};

/** What is no id is nobody's. */
const idOrNobody = (objectId: string): string | null => (id.safeParse(objectId).success ? objectId : null);

/** A page of the audit log, the newest first. */
export const searchAudit = (db: Db, asked: Asked, after: After, limit: number): Promise<FoundLine[]> => {
  const rest = narrowed(asked);
  const { objectId } = asked;
  if (objectId === null) return rows<FoundLine>(db, pageWhere(rest, after, limit));
  const either = [
    sql`a.object_id = ${objectId} and ${rest}`,
    sql`a.about_id = ${idOrNobody(objectId)}::uuid and ${rest}`,
  ];
  return rows<FoundLine>(db, pageOfEither(either, after, limit));
};

/** A page of what one person did and what others did about them, the newest first. */
export const findActsAround = (db: Db, accountId: string, after: After, limit: number): Promise<FoundLine[]> => {
  const around = [
    sql`a.account_id = ${accountId}::uuid`,
    sql`a.about_id = ${accountId}::uuid`,
    sql`a.object_id = ${accountId}`,
  ];
  return rows<FoundLine>(db, pageOfEither(around, after, limit));
};

/** How often each act was done, or refused, between two moments: for the yearly return. */
export const countActs = (
  db: Db,
  acts: readonly string[],
  from: Date,
  until: Date,
): Promise<{ readonly act: string; readonly times: number }[]> =>
  rows(
    db,
    sql`select act, count(*) as times from kit.audit
        where act = any(${acts}::text[]) and at >= ${from} and at < ${until} group by act`,
  );

/** How many lines are sealed, and how many wait for it. */
export const countSealed = async (db: Db): Promise<{ readonly size: number; readonly waiting: number }> =>
  (await row<{ size: number; waiting: number }>(
    db,
    sql`select (select coalesce(max(position) + 1, 0) from kit.audit_link) as size,
          (select count(*) from kit.audit_wait) as waiting`,
  )) ?? { size: 0, waiting: 0 };
