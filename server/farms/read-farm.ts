import { readFarm as contract } from '@shuka/domain/farms';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { findFarm } from './store.ts';

export const readFarm = handle(contract, async ({ farmId }, context) => {
  const farm = await findFarm(context.db, farmId);
  if (farm === null) throw new Problem('not-found');
  return farm;
});
