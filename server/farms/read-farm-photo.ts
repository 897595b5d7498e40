import { readFarmPhoto as contract } from '@shuka/domain/farms';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { findPhoto } from './store.ts';

const cacheSeconds = 365 * 86_400; // the address changes with the picture

export const readFarmPhoto = handle(contract, async ({ farmId, photoId, size }, context) => {
  const photo = await findPhoto(context.db, farmId);
  if (photo?.photoId !== photoId) throw new Problem('not-found');
  const bytes = await context.files.get(size === 'full' ? photo.photoId : photo.thumbKey, 'webp');
  if (bytes === null) throw new Problem('not-found');
  return { bytes, mediaType: 'image/webp', cacheSeconds };
});
