import { tellForgotten as contract } from '@shuka/domain/sync';
import { handle } from '#kit/route.ts';
import { markForgotten } from './forget-store.ts';

/** The same answer for a store nobody knows: it tells nothing of whose a phone is. */
export const tellForgotten = handle(contract, async ({ deviceId, unsent }, { db, clock }) => {
  await markForgotten(db, deviceId, unsent, clock.now());
  return {};
});
