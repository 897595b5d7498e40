import { readFactors as contract } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { factorsOf } from './factor-store.ts';
import { findAccount } from './store.ts';

export const readFactors = handle(contract, async (_input, { db, clock, viewer }) => {
  const account = await findAccount(db, viewerOf({ viewer }).accountId);
  if (account === null) throw new Problem('not-signed-in');
  return factorsOf(db, account, clock.now());
});
