import type { Store } from './store.ts';
import { withWaiting } from './waiting-cookie.ts';

/** Writes beside the store how many acts wait in it. */
export const noteWaiting = ({ deps, accountId, mind }: Store): void =>
  deps.writeWaiting(withWaiting(deps.readWaiting(), accountId, mind.state().waiting));
