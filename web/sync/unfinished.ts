import type { Engine } from '#kit/engine.ts';
import { places } from './seal.ts';
import type { Store } from './store.ts';

/** Keeps what was begun on this phone, sealed like everything else, and written through before it counts as kept. */
export const draftsIn = ({ db, sealer }: Store): NonNullable<Engine['drafts']> => ({
  keep: async (key, value) => {
    await db.draft.put({ key, body: await sealer.seal(places.draft(key), value) });
  },
  read: async (key) => {
    const row = await db.draft.get(key);
    return row === undefined ? null : sealer.open(places.draft(key), row.body).catch(() => null);
  },
  drop: async (key) => db.draft.delete(key),
});
