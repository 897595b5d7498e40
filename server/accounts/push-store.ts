import { noticeLimits, type NoticeKind, type NoticeSettings, type PushPhoneDraft } from '@shuka/domain/accounts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';
import type { MergedPair } from '#kit/merging.ts';

export type PushPhone = PushPhoneDraft & { readonly id: string };

/** The browsers that show somebody that there is news, the newest first. */
export const findPushPhones = (db: Db, accountId: string): Promise<PushPhone[]> =>
  rows<PushPhone>(
    db,
    sql`select id, endpoint, p256dh, auth from accounts.push_phone where account_id = ${accountId}
        order by created_at desc limit ${noticeLimits.mostPushPhones}`,
  );

type NewPushPhone = PushPhone & { readonly accountId: string; readonly device: string; readonly now: Date };

/** Keeps a browser as this person's, whoever it was of; its id is answered. The oldest of too many are forgotten. */
export const keepPushPhone = async (db: Db, phone: NewPushPhone): Promise<string> => {
  const { id, accountId, endpoint, p256dh, auth, device, now } = phone;
  const kept = await row<{ id: string }>(
    db,
    sql`insert into accounts.push_phone (id, account_id, endpoint, p256dh, auth, device, created_at)
        values (${id}, ${accountId}, ${endpoint}, ${p256dh}, ${auth}, ${device}, ${now})
        on conflict (endpoint) do update set id = excluded.id, account_id = excluded.account_id,
          p256dh = excluded.p256dh, auth = excluded.auth, device = excluded.device, created_at = excluded.created_at
        returning id`,
  );
  await run(
    db,
    sql`delete from accounts.push_phone where id in (select id from accounts.push_phone
          where account_id = ${accountId} order by created_at desc, id desc offset ${noticeLimits.mostPushPhones})`,
  );
  return kept?.id ?? id;
};

export const dropPushPhoneAt = (db: Db, accountId: string, endpoint: string): Promise<number> =>
  run(db, sql`delete from accounts.push_phone where endpoint = ${endpoint} and account_id = ${accountId}`);

/** Forgets a browser by its id. @param butOf whose it may stay. */
export const dropPushPhone = (db: Db, id: string, butOf: string | null): Promise<number> =>
  run(db, sql`delete from accounts.push_phone where id = ${id} and account_id is distinct from ${butOf}::uuid`);

export const dropPushPhonesOf = (db: Db, accountId: string): Promise<number> =>
  run(db, sql`delete from accounts.push_phone where account_id = ${accountId}`);

type Told = NoticeSettings['told'][number];

/** What browsers were shown as news, as long as it is kept. */
export const findTold = (db: Db, accountId: string, now: Date): Promise<Told[]> =>
  rows<Told>(
    db,
    sql`select id, kind, text, told_at as "toldAt" from accounts.told_notice
        where account_id = ${accountId} and told_at > ${now}::timestamptz - make_interval(days => ${noticeLimits.toldDays}::int)
        order by id desc limit ${noticeLimits.mostTold}`,
  );

type NewTold = { readonly id: string; readonly accountId: string; readonly kind: NoticeKind; readonly text: string };

/** Keeps the words of news, and lets go of those that are too old. */
export const keepTold = async (db: Db, { id, accountId, kind, text }: NewTold, now: Date): Promise<void> => {
  await run(
    db,
    sql`delete from accounts.told_notice where account_id = ${accountId}
          and told_at <= ${now}::timestamptz - make_interval(days => ${noticeLimits.toldDays}::int)`,
  );
  await run(
    db,
    sql`insert into accounts.told_notice (id, account_id, kind, text, told_at)
        values (${id}, ${accountId}, ${kind}, ${text}, ${now})`,
  );
};

export const dropTold = (db: Db, accountId: string): Promise<number> =>
  run(db, sql`delete from accounts.told_notice where account_id = ${accountId}`);

/** What was told under one account is read under the other. The browser of who goes is let go of with its sign-in. */
export const moveTold = async (db: Db, { fromId, intoId }: MergedPair): Promise<void> => {
  await run(db, sql`update accounts.told_notice set account_id = ${intoId} where account_id = ${fromId}`);
};
