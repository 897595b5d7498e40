import { settledProfile, settleProfileClash as contract } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { saidNow } from './profile-clashes.ts';
import { holdProfile, keepProfile } from './profile-store.ts';

export const settleProfileClash = handle(contract, async ({ profileId, field, at, choice }, context) => {
  const held = await holdProfile(context.db, profileId, context.clock.now());
  if (held === null) throw new Problem('not-found');
  const settled = settledProfile(held.profile, { field, at, choice });
  if (settled === held.profile) {
    context.tellOutcome('merged'); // someone else chose first, and that stands
    return settled;
  }
  const fields = choice === 'other' ? [field] : [];
  await keepProfile(context.db, settled, saidNow(held.saidBy, fields, viewerOf(context).accountId));
  return settled;
});
