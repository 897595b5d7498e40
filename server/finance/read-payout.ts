import { readPayout as contract } from '@shuka/domain/finance';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { findPayout } from './payout-store.ts';
import { showPayout } from './show-payout.ts';

export const readPayout = handle(contract, async ({ payoutId }, { db }) => {
  const payout = await findPayout(db, payoutId);
  if (payout === null) throw new Problem('not-found');
  return showPayout(db, payout);
});
