import { findAccount } from '#accounts';
import { rows, run, sql, type Db } from '#kit/db.ts';
import type { MergeInto } from '#kit/merging.ts';

const phoneOf = async (db: Db, accountId: string): Promise<string> => (await findAccount(db, accountId))?.phone ?? '';

/** When a person set a PIN, the language of their number, and when it called: what was typed is kept nowhere. */
export const exportFor = async (db: Db, accountId: string): Promise<Record<string, unknown[]>> => ({
  channelPin: await rows(db, sql`select set_at as "setAt" from channels.pin where account_id = ${accountId}`),
  channelLanguage: await rows(
    db,
    sql`select phone, language, seen_at as "seenAt" from channels.caller where phone = ${await phoneOf(db, accountId)}`,
  ),
  channelCalls: await rows(
    db,
    sql`select phone, created_at as "createdAt", steps from channels.session where account_id = ${accountId}
        order by created_at`,
  ),
  channelSms: await rows(
    db,
    sql`select phone, received_at as "receivedAt", parts from channels.sms where account_id = ${accountId}
        order by received_at`,
  ),
});

/** Asked while the account still has its number. A household's number may be another's too, who chooses a language anew. */
export const eraseFor = async (db: Db, accountId: string): Promise<void> => {
  await run(db, sql`delete from channels.pin where account_id = ${accountId}`);
  await run(db, sql`delete from channels.caller where phone = ${await phoneOf(db, accountId)}`);
  await run(db, sql`delete from channels.session where account_id = ${accountId}`);
  await run(db, sql`delete from channels.sms where account_id = ${accountId}`);
};

/** Whose account goes on keeps their own PIN; one that ends has none, and its calls with it. */
export const mergeInto: MergeInto = async ({ db }, { fromId }) => {
  await run(db, sql`delete from channels.pin where account_id = ${fromId}`);
  await run(db, sql`delete from channels.session where account_id = ${fromId}`);
  await run(db, sql`delete from channels.sms where account_id = ${fromId}`);
};
