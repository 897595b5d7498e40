import { removeFarm as contract } from '@shuka/domain/farms';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { endFarm, isFarmInUse } from './removal-store.ts';
import { holdFarm } from './store.ts';

export const removeFarm = handle(contract, async ({ farmId, revision }, context) => {
  const { db, clock } = context;
  const held = await holdFarm(db, farmId);
  if (held === null) throw new Problem('not-found');
  if (await isFarmInUse(db, farmId)) throw new Problem('farm-in-use');
  // One that was registered and removed on the same phone was never told its revision.
  if (held.farm.revision !== Math.max(1, revision)) throw new Problem('changed-elsewhere');
  await endFarm(db, farmId, clock.now());
  return {};
});
