import { readPurchase as contract } from '@shuka/domain/marketplace';
import { handle } from '#kit/route.ts';
import { showPurchase } from './show-purchases.ts';

export const readPurchase = handle(contract, ({ purchaseId }, context) => showPurchase(context, purchaseId));
