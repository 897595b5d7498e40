import {
  byUrgency,
  listWaiting as contract,
  mostCounted,
  waitingAt,
  waitingDays,
  type WaitingKind,
} from '@shuka/domain/admin';
import { inForce } from '#settings';
import { countQueues, type Queue } from '#kit/queue.ts';
import { handle, type Route } from '#kit/route.ts';

/** What waits for an admin, over the queues that the slices tell of. */
export const listWaiting = (queues: readonly Queue[]): Route =>
  handle(contract, async (_input, { db, clock }) => {
    const now = clock.now();
    const { values, ...rule } = await inForce(db, waitingDays, now);
    const counts = await countQueues(db, queues, mostCounted + 1, now);
    const found = counts.map((one) => waitingAt({ ...one, kind: one.kind as WaitingKind }, now, values)); // its contract knows all
    return { items: found.filter((one) => one !== null).toSorted(byUrgency), rule };
  });
