import { readMove as contract } from '@shuka/domain/finance';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { findMoveRow } from './reversal-store.ts';
import { showMove } from './show-reversal.ts';

export const readMove = handle(contract, async ({ moveId }, { db }) => {
  const found = await findMoveRow(db, moveId);
  if (found === null) throw new Problem('not-found');
  return showMove(db, found);
});
