import { showCasePhoto as contract } from '@shuka/domain/library';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findFarmPhotos } from '#farms';
import { handle } from '#kit/route.ts';
import { findCase } from './case-store.ts';

export const showCasePhoto = handle(contract, async ({ caseId, photoId }, { db, files }) => {
  const held = await findCase(db, caseId);
  const isNamed = held?.photoIds.includes(photoId) ?? false;
  const [photo] = held?.farmId == null || !isNamed ? [] : await findFarmPhotos(db, held.farmId, [photoId]);
  const bytes = photo === undefined ? null : await files.get(photo.key, 'webp');
  if (bytes === null) throw new Problem('not-found');
  // It is somebody else's field: no copy stays in a browser's cache.
  return { bytes, mediaType: 'image/webp', cacheSeconds: 0 };
});
