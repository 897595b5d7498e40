import { reviseFarm as contract, revisedFarm } from '@shuka/domain/farms';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { holdFarm, updateFarm } from './store.ts';

export const reviseFarm = handle(contract, async ({ farmId, revision, ...changes }, context) => {
  const farm = await holdFarm(context.db, farmId);
  if (farm === null) throw new Problem('not-found');
  const revised = revisedFarm(farm, changes, revision);
  await updateFarm(context.db, revised);
  return revised;
});
