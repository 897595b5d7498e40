import { readEvidencePhoto as contract } from '@shuka/domain/supervision';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findVisitInQuestion } from '#extension';
import { findFarmPhotos } from '#farms';
import { handle } from '#kit/route.ts';
import { demandPosted } from './demand-zone.ts';

export const readEvidencePhoto = handle(contract, async ({ zoneId, managerId, visitId, photoId }, { db, files }) => {
  await demandPosted(db, zoneId, managerId);
  const visit = await findVisitInQuestion(db, visitId, managerId);
  const isNamed = visit?.photoIds.includes(photoId) ?? false;
  const [photo] = visit?.farmId == null || !isNamed ? [] : await findFarmPhotos(db, visit.farmId, [photoId]);
  const bytes = photo === undefined ? null : await files.get(photo.key, 'webp');
  if (bytes === null) throw new Problem('not-found');
  return { bytes, mediaType: 'image/webp', cacheSeconds: 0 };
});
