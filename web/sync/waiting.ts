import type { Store } from './store.ts';
import { withWaiting } from './waiting-cookie.ts';

/** Writes beside the store how many acts wait in it. */
export const noteWaiting = ({ deps, accountId, mind }: Store): void =>
  deps.writeWaiting(withWaiting(deps.readWaiting(), accountId, mind.state().waiting));

const due = new WeakSet<Store>();

/** The same once whoever saved has been answered, and once for many: a cookie is slow, and is on disk only later anyway. */
export const noteWaitingSoon = (store: Store): void => {
  if (due.has(store)) return;
  due.add(store);
  void store.deps.pause().then(() => {
    due.delete(store);
    if (!store.signal.aborted) noteWaiting(store);
  });
};
