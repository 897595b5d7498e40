import { askReferral as contract } from '@shuka/domain/insurance';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findReferralsOf, insertReferral, showReferrals } from './referral-store.ts';

export const askReferral = handle(contract, async ({ id, keeperId, note }, context) => {
  const { db, clock } = context;
  const by = viewerOf(context).accountId;
  if (!(await insertReferral(db, { id, keeperId, note }, by, clock.now()))) throw new Problem('referred-already');
  const [shown] = await showReferrals(db, await findReferralsOf(db, keeperId));
  if (shown === undefined) throw new Problem('not-found');
  return shown;
});
