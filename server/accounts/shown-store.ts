import type { ShownState } from '@shuka/domain/accounts';
import { instantText } from '#kit/instant-text.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, run, sql, type Db } from '#kit/db.ts';
import type { MergedPair } from '#kit/merging.ts';
import { hasStopped } from './stopped-store.ts';

/** What a farmer last said to being shown to investors; silence is no consent. */
export const findShown = async (db: Db, farmerId: string): Promise<ShownState> =>
  (await row<ShownState>(
    db,
    sql`select is_given as "isShown", ${instantText(sql`said_at`)} as "saidAt" from accounts.shown_word
        where farmer_id = ${farmerId} order by said_at desc, id desc limit 1`,
  )) ?? { isShown: false, saidAt: null };

type Word = { id: string; farmerId: string; textVersion: number; isGiven: boolean; now: Date };

/** Keeps a farmer's word, and who is shown with it. */
export const insertShownWord = async (db: Db, { id, farmerId, textVersion, isGiven, now }: Word): Promise<void> => {
  await run(
    db,
    sql`insert into accounts.shown_word (id, farmer_id, text_version, is_given, said_at)
        values (${id}, ${farmerId}, ${textVersion}, ${isGiven}, ${now})`,
  );
  await run(
    db,
    isGiven
      ? sql`insert into accounts.shown_farmer (farmer_id, since) values (${farmerId}, ${now}) on conflict do nothing`
      : sql`delete from accounts.shown_farmer where farmer_id = ${farmerId}`,
  );
};

type LastWord = { readonly textVersion: number; readonly isGiven: boolean; readonly saidAt: Date };

const findLastWord = (db: Db, farmerId: string): Promise<LastWord | null> =>
  row<LastWord>(
    db,
    sql`select text_version as "textVersion", is_given as "isGiven", said_at as "saidAt" from accounts.shown_word
        where farmer_id = ${farmerId} order by said_at desc, id desc limit 1`,
  );

/** Of what a person said under two accounts the later word stands, from when it was said. */
export const moveShown = async (db: Db, { fromId, intoId }: MergedPair): Promise<void> => {
  const said = await findLastWord(db, fromId);
  await run(db, sql`delete from accounts.shown_farmer where farmer_id = ${fromId}`);
  if (said === null) return;
  const kept = await findLastWord(db, intoId);
  const { textVersion, isGiven, saidAt } = said;
  if (kept !== null && new Date(kept.saidAt) >= new Date(saidAt)) return;
  await insertShownWord(db, { id: newId(), farmerId: intoId, textVersion, isGiven, now: new Date(saidAt) });
};

/** Whether investors see a farmer now. */
export const isShown = async (db: Db, farmerId: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from accounts.shown_farmer s join accounts.account a on a.id = s.farmer_id
        where s.farmer_id = ${farmerId} and a.state = 'active' and not ${hasStopped(sql`s.farmer_id`, 'shown')}`,
  )) !== null;
