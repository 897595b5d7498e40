import { newFarm, registerFarmFor as contract } from '@shuka/domain/farms';
import { viewerOf } from '#kit/context.ts';
import { addToCounter, readCounter } from '#kit/counter.ts';
import { handle } from '#kit/route.ts';
import { insertFarm, updateFarm } from './store.ts';

export const registerFarmFor = handle(contract, async ({ keeperId, ...draft }, context) => {
  const { db, clock } = context;
  const { accountId } = viewerOf(context);
  const farm = newFarm(draft, keeperId, await readCounter(db, 'farms', keeperId), clock.now());
  await insertFarm(db, farm);
  // The farmer did not say it: who changes it next is told by whom it was said.
  await updateFarm(db, farm, { name: accountId, place: accountId, sizeBand: accountId, crop: accountId });
  await addToCounter(db, 'farms', keeperId, 1);
  return farm;
});
