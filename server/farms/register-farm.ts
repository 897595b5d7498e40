import { newFarm, registerFarm as contract } from '@shuka/domain/farms';
import { viewerOf } from '#kit/context.ts';
import { addToCounter, readCounter } from '#kit/counter.ts';
import { handle } from '#kit/route.ts';
import { insertFarm } from './store.ts';

export const registerFarm = handle(contract, async (draft, context) => {
  const keeperId = viewerOf(context).accountId;
  const farm = newFarm(draft, keeperId, await readCounter(context.db, 'farms', keeperId), context.clock.now());
  await insertFarm(context.db, farm);
  await addToCounter(context.db, 'farms', keeperId, 1);
  return farm;
});
