import { readOpening as contract } from '@shuka/domain/marketplace';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { findOpening } from './opening-store.ts';

export const readOpening = handle(contract, async ({ keeperId }, { db }) => {
  const found = await findOpening(db, keeperId);
  if (found === null) throw new Problem('not-found');
  return found;
});
