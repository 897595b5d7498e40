import { readOpportunity as contract } from '@shuka/domain/marketplace';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { findOpportunity } from './opening-store.ts';

export const readOpportunity = handle(contract, async ({ businessId }, { db }) => {
  const found = await findOpportunity(db, businessId);
  if (found === null) throw new Problem('not-found');
  return found;
});
