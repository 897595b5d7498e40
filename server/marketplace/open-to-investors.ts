import { openToInvestors as contract } from '@shuka/domain/marketplace';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findOpening, setOpening } from './opening-store.ts';

export const openToInvestors = handle(contract, async ({ keeperId, isOpen }, context) => {
  const { db, clock } = context;
  await setOpening(db, keeperId, isOpen ? viewerOf(context).accountId : null, clock.now());
  const found = await findOpening(db, keeperId);
  if (found === null) throw new Problem('not-found');
  return found;
});
