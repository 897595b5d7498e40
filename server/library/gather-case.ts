import { libraryLimits } from '@shuka/domain/library';
import type { Issue } from '@shuka/domain/extension';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { findPlaces } from '#accounts';
import { findLastWalks } from '#advisory';
import { findPlaceOf } from '#farms';
import { findStandingOf } from '#seasons';
import type { Db } from '#kit/db.ts';
import type { NewCase } from './case-store.ts';

const mostSeasons = 50;

/** The crops that stand on the farm a problem is about, or on all land of its farmer. */
const cropsOf = async (db: Db, { keeperId, farmId }: Issue): Promise<string[]> => {
  const standing = await findStandingOf(db, keeperId, mostSeasons);
  const there = standing.filter((season) => farmId === null || season.farmId === farmId);
  return [...new Set(there.map(({ crop }) => crop))];
};

/** Which LGA it is about: the farm's, else the one its farmer lives in. */
const lgaOf = async (db: Db, { keeperId, farmId }: Issue) => {
  const farm = farmId === null ? null : await findPlaceOf(db, farmId, null);
  const [place = null] = farm === null ? await findPlaces(db, [keeperId]) : [farm];
  const isKnown = place !== null && place.lga !== '';
  return isKnown ? { stateCode: place.stateCode, lga: place.lga } : { stateCode: null, lga: null };
};

/** What goes along with a problem that is passed on: crops, LGA, the last walks on the farm, and the photos of all of it. */
export const gatherCase = async (
  db: Db,
  issue: Issue,
  now: Date,
): Promise<Omit<NewCase, 'id' | 'issueId' | 'agronomistId' | 'question' | 'passedBy'>> => {
  const { keeperId, farmId, photoIds } = issue;
  const since = addDays(dayOf(now), -libraryLimits.caseWalkDays);
  const walks = farmId === null ? [] : await findLastWalks(db, farmId, since, libraryLimits.mostCaseWalks);
  return {
    keeperId,
    farmId,
    crops: await cropsOf(db, issue),
    ...(await lgaOf(db, issue)),
    photoIds: [...new Set([...photoIds, ...walks.flatMap((walk) => walk.photoIds)])],
    walkIds: walks.map(({ id }) => id),
  };
};
