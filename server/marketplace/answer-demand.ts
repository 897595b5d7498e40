import {
  answerDemand as contract,
  checkBid,
  checkLots,
  checkOnce,
  demandOpen,
  type OfferedLot,
} from '@shuka/domain/marketplace';
import { sumOf, type Lot } from '@shuka/domain/lots';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Viewer } from '@shuka/domain/kit/viewer.ts';
import { findGrowingPlaces } from '#farms';
import { promiseLots } from '#lots';
import { findAssigned } from '#relations';
import { viewerOf } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { handle } from '#kit/route.ts';
import { insertAnswer, insertAnswerLots, insertBid, type AnswerLotRow } from './answer-store.ts';
import { countAnswers, holdDemand } from './demand-store.ts';
import { showAnswer } from './show-answer.ts';

/** Lots of others are as if they were not there. @throws Problem `no-such-lot`. */
const checkHands = async (db: Db, { accountId, roles }: Viewer, lots: readonly OfferedLot[]): Promise<void> => {
  const others = [...new Set(lots.map(({ keeperId }) => keeperId))].filter(
    (keeperId) => keeperId !== accountId || !roles.includes('farmer'),
  );
  const assigned = roles.includes('extension-manager') ? await findAssigned(db, accountId, others) : new Set();
  if (others.some((keeperId) => !assigned.has(keeperId))) throw new Problem('no-such-lot');
};

/** The lots with their grade and where they grew, as they are when they are offered. */
const withPlaces = async (
  db: Db,
  offered: readonly OfferedLot[],
  lots: ReadonlyMap<string, Lot>,
): Promise<(AnswerLotRow & { crop: string })[]> => {
  const asked = offered.map(({ keeperId, lotId }) => ({ keeperId, plotId: lots.get(lotId)?.plotId ?? null }));
  const places = await findGrowingPlaces(db, asked);
  return offered.map((one, index) => {
    const { grade = 'ungraded', crop = '' } = lots.get(one.lotId) ?? {};
    const { stateCode = '', lga = '' } = places[index] ?? {};
    return { ...one, grade, crop, stateCode, lga };
  });
};

export const answerDemand = handle(contract, async (input, context) => {
  const { id, demandId, seenVersion, lots: offered, ...bid } = input;
  const { db, clock } = context;
  const [now, viewer] = [clock.now(), viewerOf(context)];
  const demand = await holdDemand(db, demandId);
  if (demand === null) throw new Problem('not-found');
  const days = demandOpen(demand, now);
  if (demand.version !== seenVersion) throw new Problem('terms-changed');
  checkOnce(offered);
  await checkHands(db, viewer, offered);
  const lots = await withPlaces(db, offered, await promiseLots(db, id, offered, now));
  checkLots(demand, lots);
  checkBid(bid, sumOf(offered), days);
  const { companyId } = demand;
  const byId = viewer.accountId;
  await insertAnswer(db, { id, demandId, demandVersion: seenVersion, companyId, byId, now });
  await insertAnswerLots(db, id, lots);
  await insertBid(db, { id, answerId: id, number: 1, side: 'seller', bid, byId, now });
  await countAnswers(db, demandId, { open: 1 });
  return showAnswer(context, id);
});
