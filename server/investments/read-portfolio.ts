import {
  holdingStates,
  leftOfLimit,
  limitSince,
  readPortfolio as contract,
  statusOf,
  type HoldingState,
  type HoldingStatus,
} from '@shuka/domain/investments';
import { investorFileOf } from '#accounts';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { sumPutInSince } from './holding-store.ts';
import { findHoldings, findPutIn } from './portfolio-store.ts';
import { showHoldings } from './show-holding.ts';
import { readTallies, type Tally } from './tallies.ts';

const latestHoldings = 6;

const countsOf = (tallies: ReadonlyMap<HoldingState, Tally>): Record<HoldingStatus, number> => {
  const counts = { pending: 0, active: 0, completed: 0, ended: 0 };
  for (const state of holdingStates) counts[statusOf(state)] += tallies.get(state)?.holdings ?? 0;
  return counts;
};

/** What holdings with money in them come to. */
const sumOf = (tallies: ReadonlyMap<HoldingState, Tally>, of: 'amountKobo' | 'expectedKobo' | 'realisedKobo'): number =>
  (['paid', 'active', 'completed'] as const).reduce((sum, state) => sum + (tallies.get(state)?.[of] ?? 0), 0);

/** What the limit leaves; null for whoever it does not bind, and for who never said what they earn. */
const leftFor = async ({ db, clock }: Context, investorId: string): Promise<number | null> => {
  const file = await investorFileOf(db, investorId);
  return file === null ? null : leftOfLimit(file, await sumPutInSince(db, investorId, limitSince(clock.now())));
};

export const readPortfolio = handle(contract, async (_input, context) => {
  const { db } = context;
  const investorId = viewerOf(context).accountId;
  const tallies = await readTallies(db, investorId);
  const latest = await findHoldings(db, investorId, { states: null, below: null, limit: latestHoldings });
  return {
    investedKobo: sumOf(tallies, 'amountKobo'),
    expectedKobo: sumOf(tallies, 'expectedKobo'),
    realisedKobo: sumOf(tallies, 'realisedKobo'),
    ...(await findPutIn(db, investorId)),
    counts: countsOf(tallies),
    latest: await showHoldings(db, latest),
    leftOfLimitKobo: await leftFor(context, investorId),
  };
});
