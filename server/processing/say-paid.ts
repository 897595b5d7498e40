import { sayPaid as contract } from '@shuka/domain/processing';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { findSides, holdDelivery } from './delivery-store.ts';
import { insertPaymentWord } from './said-store.ts';

export const sayPaid = handle(contract, async ({ id, deliveryId, says }, { db, clock }) => {
  const sides = await findSides(db, deliveryId);
  const held = sides === null ? null : await holdDelivery(db, sides.companyId, deliveryId);
  if (held?.payment == null) throw new Problem('not-paid');
  if (held.payment.farmerSays !== null) throw new Problem('said-already');
  await insertPaymentWord(db, held.payment.id, says, clock.now());
  return { id };
});
