import { answerDispute as contract } from '@shuka/domain/processing';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { holdDelivery } from './delivery-store.ts';
import { insertAnswer } from './dispute-store.ts';

export const answerDispute = handle(contract, async ({ id, companyId, deliveryId, answer, done }, context) => {
  const { db, clock } = context;
  const dispute = (await holdDelivery(db, companyId, deliveryId))?.dispute ?? null;
  if (dispute === null || dispute.closedAt !== null) throw new Problem('no-dispute');
  const said = { id, disputeId: dispute.id, answer, done };
  await insertAnswer(db, said, viewerOf(context).accountId, clock.now());
  return { id };
});
