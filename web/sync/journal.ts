import { followActs } from './acts.ts';
import { writeMeta, type OutboxRow } from './database.ts';
import { tellTabs, type Store } from './store.ts';

const keptMillis = 30 * 86_400_000;
/** Where no server's clock was ever heard, and for phones that enter very much. */
const mostEntries = 20_000;

/** The acts the server has and whose effects have not come back; read before a pull begins. */
export const storedNow = ({ db }: Store): Promise<OutboxRow[]> =>
  db.outbox.where('[state+seq]').between(['stored', -Infinity], ['stored', Infinity]).toArray();

/**
 * After a pull that began later than their answers has ended, acknowledged acts leave the overlay for the journal.
 * @param at the server's clock in milliseconds; the phone's own may be years off.
 */
export const moveToJournal = async (store: Store, rows: readonly OutboxRow[], at: number | null): Promise<void> => {
  if (rows.length === 0) return;
  const { db } = store;
  const seqs = rows.map(({ seq }) => seq);
  await store.inOrder(async () => {
    await db.transaction('rw', db.outbox, db.journal, async () => {
      await db.journal.bulkPut(rows.map(({ seq, key, device, body }) => ({ seq, key, device, at, body })));
      await db.outbox.bulkDelete(seqs);
    });
    await followActs(store, seqs);
    tellTabs(store, { acts: seqs });
  });
};

/** Drops entries older than 30 days by the server's clock, and the oldest past a number that no person reaches. */
export const trimJournal = async ({ db }: Store, serverNow: number | null): Promise<void> => {
  if (serverNow !== null) {
    await writeMeta(db, { serverNow });
    await db.journal.filter(({ at }) => at !== null && serverNow - at > keptMillis).delete();
  }
  const count = await db.journal.count();
  if (count > mostEntries) await db.journal.limit(count - mostEntries).delete();
};
