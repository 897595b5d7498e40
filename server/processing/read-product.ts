import { readProduct as contract } from '@shuka/domain/processing';
import { handle } from '#kit/route.ts';
import { showProduct } from './show-product.ts';

export const readProduct = handle(contract, ({ companyId, productId }, { db }) =>
  showProduct(db, companyId, productId),
);
