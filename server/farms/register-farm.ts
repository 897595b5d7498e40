import { newFarm, registerFarm as contract } from '@shuka/domain/farms';
import { viewerOf } from '#kit/context.ts';
import { addToCounter, readCounter } from '#kit/counter.ts';
import { handleMany } from '#kit/route.ts';
import { insertFarms } from './store.ts';

export const registerFarm = handleMany(contract, async (drafts, context) => {
  const keeperId = viewerOf(context).accountId;
  const keptAlready = await readCounter(context.db, 'farms', keeperId);
  const now = context.clock.now();
  const farms = drafts.map((draft, place) => newFarm(draft, keeperId, keptAlready + place, now));
  await insertFarms(context.db, farms);
  await addToCounter(context.db, 'farms', keeperId, farms.length);
  return farms;
});
