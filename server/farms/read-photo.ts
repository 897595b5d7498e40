import { readPhoto as contract } from '@shuka/domain/farms';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { findPhotoKey } from './photo-store.ts';

export const readPhoto = handle(contract, async ({ photoId, part }, context) => {
  const key = await findPhotoKey(context.db, photoId, part);
  const bytes = key === null ? null : await context.files.get(key, 'webp');
  if (bytes === null) throw new Problem('not-found');
  // Phones are shared: no copy that another person could open may stay in a browser's cache.
  return { bytes, mediaType: 'image/webp', cacheSeconds: 0 };
});
