import { askVoid as contract, checkAskVoid } from '@shuka/domain/processing';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { holdDelivery } from './delivery-store.ts';
import { insertVoidAsked } from './said-store.ts';

export const askVoid = handle(contract, async ({ id, companyId, deliveryId, reason }, context) => {
  const { db, clock } = context;
  checkAskVoid(await holdDelivery(db, companyId, deliveryId));
  await insertVoidAsked(db, { id, deliveryId, reason }, viewerOf(context).accountId, clock.now());
  return { id };
});
