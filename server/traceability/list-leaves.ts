import { leavesAtOnce, listLeaves as contract } from '@shuka/domain/traceability';
import { handle } from '#kit/route.ts';
import { findLeavesFrom } from './log-store.ts';

export const listLeaves = handle(contract, async ({ from }, { db }) => {
  const found = await findLeavesFrom(db, Number(from), leavesAtOnce);
  return { leaves: found.map(({ leaf }) => leaf) };
});
