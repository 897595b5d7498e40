import { readReceipt as contract } from '@shuka/domain/processing';
import { handle } from '#kit/route.ts';
import { showReceipt } from './show-receipt.ts';

export const readReceipt = handle(contract, ({ receiptId }, context) => showReceipt(context, receiptId));
