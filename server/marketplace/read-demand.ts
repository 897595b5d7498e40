import { readDemand as contract } from '@shuka/domain/marketplace';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { findDemand } from './demand-store.ts';
import { showDemand } from './show-demands.ts';

export const readDemand = handle(contract, async ({ demandId }, { db, clock }) => {
  const found = await findDemand(db, demandId);
  if (found === null) throw new Problem('not-found');
  return showDemand(db, found, clock.now());
});
