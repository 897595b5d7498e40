import type { RequestDraft, RightsRequest } from '@shuka/domain/privacy';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

export type StoredRequest = RightsRequest & { readonly accountId: string };

const columns = sql`r.id, r.account_id as "accountId", r.kind, r.words, r.uses, r.field, r.value, r.asked_at as "askedAt",
  r.due_on::text as "dueOn", r.state, r.answer, r.answered_at as "answeredAt"`;

/** False where one of the kind is open already. */
export const insertRequest = async (
  db: Db,
  { id, kind, words, uses, field = null, value = '' }: RequestDraft,
  accountId: string,
  due: string,
  now: Date,
): Promise<boolean> =>
  (await run(
    db,
    sql`insert into privacy.request (id, account_id, kind, words, uses, field, value, asked_at, due_on)
        values (${id}, ${accountId}, ${kind}, ${words}, ${uses}, ${field}, ${field === null ? '' : value}, ${now}, ${due})
        on conflict (account_id, kind) where state = 'open' and kind <> 'review' do nothing`,
  )) === 1;

/** The request with its row held, so that two who answer it do so one after the other. */
export const holdRequest = (db: Db, requestId: string): Promise<StoredRequest | null> =>
  row<StoredRequest>(db, sql`select ${columns} from privacy.request r where r.id = ${requestId} for update`);

export const findRequest = (db: Db, requestId: string): Promise<StoredRequest | null> =>
  row<StoredRequest>(db, sql`select ${columns} from privacy.request r where r.id = ${requestId}`);

/** More than a person asks in a life. */
const mostOwn = 100;

export const findRequestsOf = (db: Db, accountId: string): Promise<StoredRequest[]> =>
  rows<StoredRequest>(
    db,
    sql`select ${columns} from privacy.request r where r.account_id = ${accountId} order by r.id desc limit ${mostOwn}`,
  );

type Page = { readonly after: readonly string[] | null; readonly limit: number };

/** Open ones, the soonest due first. */
export const findOpenRequests = (db: Db, { after, limit }: Page): Promise<StoredRequest[]> =>
  rows<StoredRequest>(
    db,
    sql`select ${columns} from privacy.request r
        where r.state = 'open' and ${after === null ? sql`true` : sql`(r.due_on, r.id) > (${after[0]}::date, ${after[1]}::uuid)`}
        order by r.due_on, r.id limit ${limit}`,
  );

/** All there ever were, the newest first. */
export const findAllRequests = (db: Db, { after, limit }: Page): Promise<StoredRequest[]> =>
  rows<StoredRequest>(
    db,
    sql`select ${columns} from privacy.request r
        where ${after === null ? sql`true` : sql`r.id < ${after[1]}::uuid`} order by r.id desc limit ${limit}`,
  );

type Ending = {
  readonly state: 'done' | 'refused' | 'withdrawn';
  readonly answer: string;
  readonly by: string;
  readonly now: Date;
};

export const endRequest = (db: Db, requestId: string, { state, answer, by, now }: Ending): Promise<number> =>
  run(
    db,
    sql`update privacy.request set state = ${state}, answer = ${answer}, answered_by = ${by}, answered_at = ${now}
        where id = ${requestId}`,
  );

/** What somebody's words stop now: those of each restriction or objection that stands. */
export const findUsesAsked = async (db: Db, accountId: string): Promise<RightsRequest['uses']> =>
  (
    await rows<{ use: RightsRequest['uses'][number] }>(
      db,
      sql`select distinct unnest(uses) as use from privacy.request
          where account_id = ${accountId} and state in ('open', 'done') order by use`,
    )
  ).map(({ use }) => use);
