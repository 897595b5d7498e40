import { checkSettleVoid, settleVoid as contract } from '@shuka/domain/processing';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { takeBackHanded } from '#lots';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { holdDelivery } from './delivery-store.ts';
import { tellVoid } from './of-agreement.ts';
import { insertVoidSettled } from './said-store.ts';

export const settleVoid = handle(contract, async ({ id, companyId, deliveryId, isAgreed }, context) => {
  const { db, clock } = context;
  const { accountId } = viewerOf(context);
  const before = await holdDelivery(db, companyId, deliveryId);
  checkSettleVoid(before, accountId, isAgreed);
  if (before?.void == null) throw new Problem('no-void');
  await insertVoidSettled(db, before.void.id, isAgreed, accountId, clock.now());
  if (!isAgreed) return { id };
  await takeBackHanded(context, deliveryId, before.receipt);
  await tellVoid(db, before, clock.now());
  return { id };
});
