import { settleBusiness as contract, settledBusiness } from '@shuka/domain/marketplace';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { holdBusiness, updateBusiness } from './store.ts';

export const settleBusiness = handle(contract, async ({ keeperId, ...choice }, context) => {
  const held = await holdBusiness(context.db, keeperId);
  if (held === null) throw new Problem('not-found');
  const { accountId } = viewerOf(context);
  const { business, saidBy } = settledBusiness(held.business, choice, accountId, held.saidBy);
  if (business !== held.business) await updateBusiness(context.db, business, saidBy);
  return business;
});
