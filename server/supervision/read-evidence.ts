import { compareVisits, flagLimits, type FlagLimits } from '@shuka/domain/extension';
import { readEvidence as contract } from '@shuka/domain/supervision';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { fullNamesOf } from '#accounts';
import { findSameAdvice, findVisitInQuestion, findVisitsAround } from '#extension';
import { findFarmPhotos } from '#farms';
import { asOfVersion } from '#settings';
import { handle } from '#kit/route.ts';
import type { Db } from '#kit/db.ts';
import { demandPosted } from './demand-zone.ts';

type InQuestion = NonNullable<Awaited<ReturnType<typeof findVisitInQuestion>>>;

/** The visits of others that the position speaks of: at the same place, or too far to have come from. */
const nearOnes = async (db: Db, managerId: string, { visitId, keeperId, position }: InQuestion, limits: FlagLimits) => {
  if (position === null) return [];
  const around = await findVisitsAround(db, { managerId, visitId, at: position.at }, limits);
  return around
    .map((one) => ({ ...one, ...compareVisits(position, one.position, limits) }))
    .filter((one) => one.isTooFast || (one.isSamePlace && one.keeperId !== keeperId));
};

export const readEvidence = handle(contract, async ({ zoneId, managerId, visitId }, { db }) => {
  await demandPosted(db, zoneId, managerId);
  const visit = await findVisitInQuestion(db, visitId, managerId);
  if (visit === null) throw new Problem('not-found');
  // By the thresholds the visit was judged by, whatever holds now.
  const { values: limits } = await asOfVersion(db, flagLimits, visit.limitsVersion ?? flagLimits.shipped.version);
  const near = await nearOnes(db, managerId, visit, limits);
  const copies = await findSameAdvice(db, managerId, visitId, limits);
  const names = await fullNamesOf(
    db,
    [visit, ...near, ...copies].map(({ keeperId }) => keeperId),
  );
  const nameOf = (keeperId: string): string => names.get(keeperId) ?? '';
  const photos = visit.farmId === null ? [] : await findFarmPhotos(db, visit.farmId, visit.photoIds);
  return {
    visitId,
    farmerName: nameOf(visit.keeperId),
    visitedOn: visit.visitedOn,
    advice: visit.advice,
    at: visit.position?.at ?? null,
    near: near.map(({ keeperId, position, ...one }) => ({ ...one, farmerName: nameOf(keeperId), at: position.at })),
    copies: copies.map(({ keeperId, ...one }) => ({ ...one, farmerName: nameOf(keeperId) })),
    photos: photos.map(({ id, takenAt }) => ({ photoId: id, takenAt })),
  };
});
