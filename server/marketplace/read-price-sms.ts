import { readPriceSms as contract } from '@shuka/domain/marketplace';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { findQuotation } from './board-store.ts';
import { priceSms } from './price-sms.ts';

export const readPriceSms = handle(contract, async ({ quotationId, language }, context) => {
  const quotation = await findQuotation(context.db, quotationId);
  if (quotation === null) throw new Problem('not-found');
  return { text: priceSms(quotation, language ?? context.language, context.clock.now()) };
});
