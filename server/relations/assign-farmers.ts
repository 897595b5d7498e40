import { assignFarmers as contract } from '@shuka/domain/relations';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { moveFarmers } from './move-farmers.ts';

export const assignFarmers = handle(contract, async ({ farmerIds, managerId, reason }, context) => {
  const decidedBy = viewerOf(context).accountId;
  const moved = await moveFarmers(context.db, { farmerIds, managerId, decidedBy, reason }, context.clock.now());
  return { moved };
});
