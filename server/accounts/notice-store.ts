import type { NoticeChoice, NoticeDraft, QuietHours } from '@shuka/domain/accounts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';
import type { MergedPair } from '#kit/merging.ts';

/** What somebody chose about being told; nothing of it is there for who chose nothing. */
export const findNotices = async (db: Db, accountId: string): Promise<NoticeDraft> => ({
  choices: await rows<NoticeChoice>(
    db,
    sql`select kind, way from accounts.notice_choice where account_id = ${accountId} order by kind`,
  ),
  quiet: await row<QuietHours>(
    db,
    sql`select from_hour as "from", until_hour as "until" from accounts.quiet_hours where account_id = ${accountId}`,
  ),
});

export const dropNotices = async (db: Db, accountId: string): Promise<void> => {
  await run(db, sql`delete from accounts.notice_choice where account_id = ${accountId}`);
  await run(db, sql`delete from accounts.quiet_hours where account_id = ${accountId}`);
};

/** Keeps what somebody chose, in place of all they chose before. */
export const keepNotices = async (db: Db, accountId: string, { choices, quiet }: NoticeDraft): Promise<void> => {
  await run(db, sql`select 1 from accounts.account where id = ${accountId} for no key update`);
  await dropNotices(db, accountId);
  await run(
    db,
    sql`insert into accounts.notice_choice (account_id, kind, way)
        select ${accountId}, kind, way from unnest(${choices.map(({ kind }) => kind)}::text[],
          ${choices.map(({ way }) => way)}::text[]) as chosen (kind, way)`,
  );
  if (quiet === null) return;
  await run(
    db,
    sql`insert into accounts.quiet_hours (account_id, from_hour, until_hour)
        values (${accountId}, ${quiet.from}, ${quiet.until})`,
  );
};

/** What was chosen under the account that stays holds; the other's is forgotten. */
export const mergeNotices = (db: Db, { fromId }: MergedPair): Promise<void> => dropNotices(db, fromId);
