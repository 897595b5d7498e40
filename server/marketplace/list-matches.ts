import {
  byFitness,
  cropWord,
  factsOf,
  gradeRank,
  listMatches as contract,
  mostMatches,
  type Match,
} from '@shuka/domain/marketplace';
import { dayOf } from '@shuka/domain/kit/day.ts';
import type { Position } from '@shuka/domain/kit/geodesy.ts';
import { placeCentre } from '@shuka/domain/kit/lga-centres.ts';
import { findFreeGrams } from '#lots';
import { handle } from '#kit/route.ts';
import { findOwnDemand } from './hold-own-demand.ts';
import { findNearLots, type NearLot } from './shown-lot-store.ts';
import { findSellerTrust } from './trust-store.ts';

const positionOf = ({ longitude, latitude }: NearLot): Position | null =>
  longitude === null || latitude === null ? null : [longitude, latitude];

export const listMatches = handle(contract, async ({ companyId, demandId }, { db, clock }) => {
  const demand = await findOwnDemand(db, companyId, demandId);
  const at = placeCentre(demand.stateCode, demand.lga)?.position ?? null;
  if (at === null) return { matches: [] };
  const { crop, leastGrade, untilDay } = demand;
  const wanted = { cropWord: cropWord(crop), gradeRank: gradeRank(leastGrade), untilDay, near: at };
  const near = await findNearLots(db, wanted);
  const free = await findFreeGrams(
    db,
    near.map(({ lotId }) => lotId),
  );
  const trusts = await findSellerTrust(
    db,
    near.map(({ keeperId }) => keeperId),
    dayOf(clock.now()),
  );
  const found = near.flatMap((one): Match[] => {
    const grams = free.get(one.lotId) ?? 0;
    if (grams <= 0) return [];
    const { lotId, crop: ofLot, stateCode, lga, readyOn, grade, keeperId } = one;
    const trust = trusts.get(keeperId) ?? { kept: 0, of: 0 };
    const offerable = { spot: { position: positionOf(one), from: one.from }, grade, grams, readyOn, trust };
    return [{ lotId, crop: ofLot, stateCode, lga, grams, readyOn, ...factsOf(demand, at, offerable) }];
  });
  return { matches: byFitness(found).slice(0, mostMatches) };
});
