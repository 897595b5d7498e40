import { recordPurchasePaid as contract } from '@shuka/domain/marketplace';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { refusedField } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { findAgreement } from './agreement-store.ts';
import { doWithPurchase } from './do-with-purchase.ts';
import { recordPayment } from './record-delivery.ts';

export const recordPurchasePaid = handle(contract, async ({ id, purchaseId, amountKobo, paidOn, note }, context) => {
  const { db, clock } = context;
  const now = clock.now();
  const done = { id, act: 'paid', text: note, kobo: amountKobo } as const;
  return doWithPurchase(context, purchaseId, done, async ({ handedOn }) => {
    const { deliveredKobo = 0, paidKobo = 0 } = (await findAgreement(db, purchaseId)) ?? {};
    if (amountKobo > deliveredKobo - paidKobo) throw refusedField('amountKobo', 'listing.moreThanOwed');
    if (paidOn > dayOf(now) || (handedOn !== null && paidOn < handedOn))
      throw refusedField('paidOn', 'listing.paidOnWrong');
    await recordPayment(db, { id, answerId: purchaseId, amountKobo, paidOn }, now);
  });
});
