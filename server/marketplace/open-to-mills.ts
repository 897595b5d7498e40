import { openToMills as contract } from '@shuka/domain/marketplace';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findMillOpening, setMillOpening } from './mill-store.ts';

export const openToMills = handle(contract, async ({ keeperId, isOpen }, context) => {
  const { db, clock } = context;
  await setMillOpening(db, keeperId, isOpen ? viewerOf(context).accountId : null, clock.now());
  const found = await findMillOpening(db, keeperId);
  if (found === null) throw new Problem('not-found');
  return found;
});
