import { stopBroadcast as contract } from '@shuka/domain/messaging';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { endBroadcast, findBroadcast, shownBroadcast } from './broadcast-store.ts';

export const stopBroadcast = handle(contract, async ({ broadcastId }, { db, clock }) => {
  if ((await endBroadcast(db, broadcastId, 'stopped', clock.now())) === 0) throw new Problem('broadcast-over');
  const stopped = await findBroadcast(db, broadcastId);
  if (stopped === null) throw new Problem('not-found');
  return shownBroadcast(stopped);
});
