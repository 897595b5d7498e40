import { readBusiness as contract } from '@shuka/domain/marketplace';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { findBusiness } from './store.ts';

export const readBusiness = handle(contract, async ({ keeperId }, { db }) => {
  const business = await findBusiness(db, keeperId);
  if (business === null) throw new Problem('not-found');
  return business;
});
