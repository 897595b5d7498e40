import {
  byFitness,
  cropWord,
  factsOf,
  gradeRank,
  listFittingLots as contract,
  type FittingLot,
} from '@shuka/domain/marketplace';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { placeCentre } from '@shuka/domain/kit/lga-centres.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findGrowingPlaces } from '#farms';
import { findFreeLots } from '#lots';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findDemand } from './demand-store.ts';
import { keepersOf } from './keepers-of.ts';
import { nameById } from './name-by-id.ts';
import { spotOf } from './spot-of.ts';
import { findSellerTrust } from './trust-store.ts';

/** More lots than any manager's farmers have at once. */
const mostRead = 2000;

export const listFittingLots = handle(contract, async ({ demandId }, context) => {
  const { db, clock } = context;
  const demand = await findDemand(db, demandId);
  if (demand === null) throw new Problem('not-found');
  const wanted = cropWord(demand.crop);
  const lots = (await findFreeLots(db, await keepersOf(db, viewerOf(context)), mostRead)).filter(
    ({ lot, freeGrams }) =>
      freeGrams > 0 && cropWord(lot.crop) === wanted && gradeRank(lot.grade) >= gradeRank(demand.leastGrade),
  );
  const keeperIds = lots.map(({ lot }) => lot.keeperId);
  const places = await findGrowingPlaces(
    db,
    lots.map(({ lot: { keeperId, plotId } }) => ({ keeperId, plotId })),
  );
  const trusts = await findSellerTrust(db, keeperIds, dayOf(clock.now()));
  const nameOf = await nameById(db, keeperIds);
  const at = placeCentre(demand.stateCode, demand.lga)?.position ?? null;
  const found = lots.map(({ lot, freeGrams }, index): FittingLot => {
    const { id: lotId, keeperId, crop, grade, bornOn: readyOn } = lot;
    const place = places[index] ?? null;
    const trust = trusts.get(keeperId) ?? { kept: 0, of: 0 };
    const facts = factsOf(demand, at, { spot: spotOf(place), grade, grams: freeGrams, readyOn, trust });
    const { stateCode = '', lga = '' } = place ?? {};
    return { lotId, keeperId, keeperName: nameOf(keeperId), crop, stateCode, lga, freeGrams, ...facts };
  });
  return { lots: byFitness(found) };
});
