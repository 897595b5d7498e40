import { followActs, markSending } from './acts.ts';
import { readMeta } from './database.ts';
import { followRows } from './load.ts';
import { countPhotos } from './photo-sync.ts';
import type { Store, Told } from './store.ts';

type Heard = {
  /** Another tab locked this person's store. */
  readonly onLocked: () => void;
  /** Another tab has sent and got everything. */
  readonly onSynced: () => void;
};

/** What another tab did, read again from the store. */
const follow = async (store: Store, { acts, rows, sending, state }: Told, { onSynced }: Heard): Promise<void> => {
  if (rows !== undefined) await followRows(store, rows);
  if (acts !== undefined) await followActs(store, acts);
  if (sending !== undefined) markSending(store, sending, true);
  if (state === undefined) return;
  store.mind.patch({ lastSyncAt: (await readMeta(store.db, 'lastSyncAt')) ?? null });
  store.mind.ready({ state: 'ready', value: null });
  onSynced();
  await countPhotos(store);
};

/** Keeps this tab's view in step with the others', one message after another. */
export const followTabs = (store: Store, heard: Heard): void => {
  store.tabs.listen((message) => {
    const told = message as Told; // posted by tellTabs alone
    if (told.locked === true) {
      heard.onLocked();
      return;
    }
    store
      .inOrder(() => follow(store, told, heard))
      .catch((error: unknown) => {
        if (!store.signal.aborted) store.deps.report(error);
      });
  });
};
