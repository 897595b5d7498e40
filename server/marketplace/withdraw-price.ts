import { withdrawPrice as contract } from '@shuka/domain/marketplace';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findQuotationOf, insertWithdrawal } from './price-store.ts';
import { holdQuotation, showNewest } from './quotation-store.ts';

export const withdrawPrice = handle(contract, async ({ priceId, reason }, context) => {
  const { db, clock } = context;
  const quotationId = await findQuotationOf(db, priceId);
  await holdQuotation(db, quotationId);
  await insertWithdrawal(db, priceId, reason, viewerOf(context).accountId, clock.now());
  await showNewest(db, [quotationId]);
  return { priceId };
});
