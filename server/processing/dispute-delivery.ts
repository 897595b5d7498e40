import { disputeDelivery as contract } from '@shuka/domain/processing';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { insertDispute } from './dispute-store.ts';

export const disputeDelivery = handle(contract, async (said, context) => {
  const isOpened = await insertDispute(context.db, said, viewerOf(context).accountId, context.clock.now());
  if (!isOpened) throw new Problem('disputed-already');
  return { id: said.id };
});
