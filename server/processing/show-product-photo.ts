import { showProductPhoto as contract } from '@shuka/domain/processing';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { demandProduct } from './show-product.ts';

export const showProductPhoto = handle(contract, async ({ companyId, productId, photoId }, { db, files }) => {
  const product = await demandProduct(db, companyId, productId);
  const bytes = product.photoId === photoId ? await files.get(photoId, 'webp') : null;
  if (bytes === null) throw new Problem('not-found');
  // The key names the very bytes, so what a browser has stays right.
  return { bytes, mediaType: 'image/webp', cacheSeconds: 86_400 };
});
