import type { StorageAsk } from '@shuka/domain/processing';
import { fullNamesOf } from '#accounts';
import { findLot } from '#lots';
import { findCompanyNames } from '#relations';
import { instantText } from '#kit/instant-text.ts';
import { row, rows, run, sql, type Db, type Query } from '#kit/db.ts';

type Line = Omit<StorageAsk, 'millName' | 'keeperName' | 'crop' | 'leftGrams'>;

const columns = sql`a.id, a.mill_id as "millId", a.lot_id as "lotId", a.note, a.keeper_id as "keeperId", a.state,
  a.reason, ${instantText(sql`a.asked_at`)} as "askedAt"`;

/** The same with the names of who asks and who is asked, and what the lot is. */
const named = async (db: Db, lines: readonly Line[]): Promise<StorageAsk[]> => {
  const mills = await findCompanyNames(
    db,
    lines.map(({ millId }) => millId),
  );
  const nameOf = await fullNamesOf(
    db,
    lines.map(({ keeperId }) => keeperId),
  );
  const asks: StorageAsk[] = [];
  for (const line of lines) {
    const lot = await findLot(db, line.keeperId, line.lotId);
    const about = { crop: lot?.crop ?? '', leftGrams: lot?.leftGrams ?? 0 };
    asks.push({
      ...line,
      ...about,
      millName: mills.get(line.millId) ?? '',
      keeperName: nameOf.get(line.keeperId) ?? '',
    });
  }
  return asks;
};

/** A page of those of which `whose` is true, the newest first. */
const asksPage = async (db: Db, whose: Query, after: string | null, limit: number): Promise<StorageAsk[]> =>
  named(
    db,
    await rows<Line>(
      db,
      sql`select ${columns} from processing.storage_ask a where ${whose} and (${after}::uuid is null or a.id < ${after}::uuid)
          order by a.id desc limit ${limit}`,
    ),
  );

export const findAsksOf = (db: Db, keeperId: string, after: string | null, limit: number) =>
  asksPage(db, sql`a.keeper_id = ${keeperId}`, after, limit);

/** Those a mill did not answer for yet. */
export const findWaitingAsks = (db: Db, millId: string, after: string | null, limit: number) =>
  asksPage(db, sql`a.mill_id = ${millId} and a.state = 'waiting'`, after, limit);

export const findAsk = async (db: Db, askId: string): Promise<StorageAsk | null> =>
  (
    await named(db, await rows<Line>(db, sql`select ${columns} from processing.storage_ask a where a.id = ${askId}`))
  )[0] ?? null;

/** An ask with its row locked, so that two who answer come one after the other. */
export const holdAsk = (db: Db, askId: string): Promise<Line | null> =>
  row<Line>(db, sql`select ${columns} from processing.storage_ask a where a.id = ${askId} for no key update`);

type NewAsk = Pick<StorageAsk, 'id' | 'millId' | 'keeperId' | 'lotId' | 'note'>;

/** False when the mill was asked for this lot already. */
export const insertAsk = async (db: Db, ask: NewAsk, by: string, now: Date): Promise<boolean> =>
  (await run(
    db,
    sql`insert into processing.storage_ask (id, mill_id, keeper_id, lot_id, note, state, asked_by, asked_at)
        values (${ask.id}, ${ask.millId}, ${ask.keeperId}, ${ask.lotId}, ${ask.note}, 'waiting', ${by}, ${now})
        on conflict (lot_id, mill_id) where state = 'waiting' do nothing`,
  )) === 1;

type Answer = { readonly state: 'refused' | 'withdrawn' | 'stored'; readonly reason?: string };

export const answerAsk = (db: Db, askId: string, { state, reason = '' }: Answer, by: string, now: Date) =>
  run(
    db,
    sql`update processing.storage_ask set state = ${state}, reason = ${reason}, answered_by = ${by}, answered_at = ${now}
        where id = ${askId}`,
  );

/** Forgets what somebody wrote beside what they asked. */
export const eraseAskNotes = (db: Db, accountId: string) =>
  run(db, sql`update processing.storage_ask set note = '' where keeper_id = ${accountId}`);

/** What somebody asked mills to store, for their export. */
export const findAskDataOf = (db: Db, accountId: string): Promise<unknown[]> =>
  rows(db, sql`select ${columns} from processing.storage_ask a where a.keeper_id = ${accountId} order by a.id`);
