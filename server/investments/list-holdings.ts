import { holdingStates, listHoldings as contract, statesOf, type HoldingState } from '@shuka/domain/investments';
import { viewerOf } from '#kit/context.ts';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findHoldings } from './portfolio-store.ts';
import { showHoldings } from './show-holding.ts';
import { readTallies } from './tallies.ts';

export const listHoldings = handle(contract, async ({ status, after, limit }, context) => {
  const { db } = context;
  const investorId = viewerOf(context).accountId;
  const size = limitOf(limit);
  const states = status === undefined ? null : statesOf(status);
  const [below] = cursorParts(after, ['id']) ?? [];
  const found = await findHoldings(db, investorId, { states, below: below ?? null, limit: size + 1 });
  const tallies = await readTallies(db, investorId);
  const wanted: readonly HoldingState[] = states ?? holdingStates;
  const total = wanted.reduce((sum, state) => sum + (tallies.get(state)?.holdings ?? 0), 0);
  const { items, next } = cutPage(found, size, ({ id }) => [id]);
  return { items: await showHoldings(db, items), next, total };
});
