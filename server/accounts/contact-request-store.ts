import type { ContactRequest } from '@shuka/domain/accounts';
import { instantText } from '#kit/instant-text.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';
import type { MergedPair } from '#kit/merging.ts';

const columns = sql`r.id as "requestId", a.first_name as "firstName", a.last_name as "lastName", a.about,
  ${instantText(sql`r.asked_at`)} as "askedAt", r.is_agreed as "isAgreed",
  ${instantText(sql`r.answered_at`)} as "answeredAt"`;

/** The farmer a request is to; null where there is no such request. */
export const findAsked = async (db: Db, requestId: string): Promise<string | null> =>
  (await row<{ farmer_id: string }>(db, sql`select farmer_id from accounts.contact_request where id = ${requestId}`))
    ?.farmer_id ?? null;

/** False when this investor asked this farmer before. */
export const insertContactRequest = async (
  db: Db,
  { id, farmerId, investorId, now }: { id: string; farmerId: string; investorId: string; now: Date },
): Promise<boolean> =>
  (await run(
    db,
    sql`insert into accounts.contact_request (id, farmer_id, investor_id, asked_at)
        values (${id}, ${farmerId}, ${investorId}, ${now}) on conflict (farmer_id, investor_id) do nothing`,
  )) === 1;

export const setContactAnswer = (db: Db, requestId: string, isAgreed: boolean, now: Date) =>
  run(
    db,
    sql`update accounts.contact_request set is_agreed = ${isAgreed}, answered_at = ${now} where id = ${requestId}`,
  );

export const findContactRequest = (db: Db, requestId: string): Promise<ContactRequest | null> =>
  row<ContactRequest>(
    db,
    sql`select ${columns} from accounts.contact_request r join accounts.account a on a.id = r.investor_id
        where r.id = ${requestId}`,
  );

type Page = { readonly after: readonly string[] | null; readonly limit: number };

/** Who asks a farmer, the newest first; who closed their account asks no more. */
export const findContactRequests = (db: Db, farmerId: string, { after, limit }: Page): Promise<ContactRequest[]> => {
  const [before = 'infinity', id = 'ffffffff-ffff-ffff-ffff-ffffffffffff'] = after ?? [];
  return rows<ContactRequest>(
    db,
    sql`select ${columns} from accounts.contact_request r
        join accounts.account a on a.id = r.investor_id and a.state = 'active'
        where r.farmer_id = ${farmerId} and (r.asked_at, r.id) < (${before}::timestamptz, ${id}::uuid)
        order by r.asked_at desc, r.id desc limit ${limit}`,
  );
};

/** Who asked either account asked the one that stays; of two answers to one investor the later stands. */
export const moveContactRequests = async (db: Db, { fromId, intoId }: MergedPair): Promise<void> => {
  await run(
    db,
    sql`update accounts.contact_request i set is_agreed = f.is_agreed, answered_at = f.answered_at
        from accounts.contact_request f
        where f.farmer_id = ${fromId} and i.farmer_id = ${intoId} and i.investor_id = f.investor_id
          and f.answered_at is not null and (i.answered_at is null or i.answered_at < f.answered_at)`,
  );
  await run(
    db,
    sql`delete from accounts.contact_request f where f.farmer_id = ${fromId} and exists (
          select 1 from accounts.contact_request i where i.farmer_id = ${intoId} and i.investor_id = f.investor_id)`,
  );
  await run(db, sql`update accounts.contact_request set farmer_id = ${intoId} where farmer_id = ${fromId}`);
};

/** What is left of being shown and asked goes with the account; the words said stay as the law's proof. */
export const dropShown = async (db: Db, accountId: string): Promise<void> => {
  await run(db, sql`delete from accounts.shown_farmer where farmer_id = ${accountId}`);
  await run(db, sql`delete from accounts.contact_request where farmer_id = ${accountId} or investor_id = ${accountId}`);
};
