import { readVenture as contract } from '@shuka/domain/marketplace';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { findVenture } from './mill-store.ts';

export const readVenture = handle(contract, async ({ businessId }, { db }) => {
  const found = await findVenture(db, businessId);
  if (found === null) throw new Problem('not-found');
  return found;
});
