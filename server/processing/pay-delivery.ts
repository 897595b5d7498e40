import { checkPay, payDelivery as contract } from '@shuka/domain/processing';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { tellWebhooks } from '#kit/tell-webhooks.ts';
import { findDeliveries } from './delivery-rows.ts';
import { holdDelivery } from './delivery-store.ts';
import { ofDelivery } from './happenings.ts';
import { tellPaid } from './of-agreement.ts';
import { insertPayment } from './said-store.ts';

export const payDelivery = handle(contract, async ({ companyId, deliveryId, ...paid }, context) => {
  const { db, clock } = context;
  const before = await holdDelivery(db, companyId, deliveryId);
  if (before === null) throw new Problem('no-such-delivery');
  const replaced = before.replaces === null ? null : ((await findDeliveries(db, [before.replaces]))[0] ?? null);
  checkPay(before, replaced);
  const made = { ...paid, deliveryId, amountKobo: before.amountKobo };
  await insertPayment(db, made, viewerOf(context).accountId, clock.now());
  await tellPaid(db, before, made, clock.now());
  await tellWebhooks(context, ofDelivery('delivery.paid', deliveryId), [companyId]);
  return { id: paid.id };
});
