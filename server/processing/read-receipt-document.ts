import { readReceiptDocument as contract } from '@shuka/domain/processing';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { handle } from '#kit/route.ts';
import { receiptDocument } from './receipt-document.ts';
import { showReceipt } from './show-receipt.ts';

export const readReceiptDocument = handle(contract, async ({ receiptId }, context) => {
  const { language, productName, clock } = context;
  const stored = await showReceipt(context, receiptId);
  const bytes = await receiptDocument(stored, { language, productName, today: dayOf(clock.now()) });
  const { number } = stored.paper;
  return { bytes, mediaType: 'application/pdf', cacheSeconds: 0, fileName: `warehouse-receipt-${number}.pdf` };
});
