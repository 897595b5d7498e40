import { boardSince, listFarmers as contract, type FarmerList } from '@shuka/domain/supervision';
import { findNamedPeople, findPlaces } from '#accounts';
import { findLastVisits, overdueAmong, unvisitedAmong, waitingAmong } from '#extension';
import { careOf, isInCareOf, nameKey, namePage } from '#relations';
import { sql, type Db, type Query } from '#kit/db.ts';
import { cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { demandPosted } from './demand-zone.ts';
import { overdueDaysIn, rulesNow } from './task-rules-now.ts';

/** Which of a manager's farmers are behind a figure of the board: a condition for a list of farmers. */
const areBehind = async (db: Db, managerId: string, of: FarmerList, now: Date): Promise<(farmerId: Query) => Query> => {
  if (of === 'all') return isInCareOf(managerId);
  const since = boardSince(now, overdueDaysIn(await rulesNow(db)));
  const care = careOf([managerId]);
  const lists: Readonly<Record<Exclude<FarmerList, 'all'>, Query>> = {
    overdue: overdueAmong(care, since.overdueBefore),
    'unvisited-short': unvisitedAmong(care, since.shortFrom),
    'unvisited-long': unvisitedAmong(care, since.longFrom),
    'open-issues': waitingAmong(care),
  };
  return (farmerId) => sql`${farmerId} in (${lists[of]})`;
};

export const listFarmers = handle(contract, async ({ zoneId, managerId, of = 'all', ...asked }, { db, clock }) => {
  await demandPosted(db, zoneId, managerId);
  const among = await areBehind(db, managerId, of, clock.now());
  const found = await findNamedPeople(db, { ...namePage(asked), role: 'farmer', among });
  const { items, next } = cutPage(found, limitOf(asked.limit), nameKey);
  const ids = items.map(({ accountId }) => accountId);
  const places = new Map((await findPlaces(db, ids)).map((place) => [place.accountId, place]));
  const visits = await findLastVisits(db, ids);
  const farmers = items.map(({ accountId: farmerId, firstName, lastName }) => {
    const { village = '', lga = '' } = places.get(farmerId) ?? {};
    return { farmerId, firstName, lastName, village, lga, lastVisitOn: visits.get(farmerId) ?? null };
  });
  return { items: farmers, next };
});
