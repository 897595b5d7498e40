import { readMillOpening as contract } from '@shuka/domain/marketplace';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { findMillOpening } from './mill-store.ts';

export const readMillOpening = handle(contract, async ({ keeperId }, { db }) => {
  const found = await findMillOpening(db, keeperId);
  if (found === null) throw new Problem('not-found');
  return found;
});
