import { birthDateProblem, reviseProfile as contract, revisedProfile } from '@shuka/domain/accounts';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { saidNow, withClashes } from './profile-clashes.ts';
import { holdProfile, keepProfile } from './profile-store.ts';

export const reviseProfile = handle(contract, async ({ profileId, was, becomes }, context) => {
  const now = context.clock.now();
  const wrongDay = becomes.birthDate === undefined ? null : birthDateProblem(becomes.birthDate, now);
  if (wrongDay !== null) throw refusedField('birthDate', wrongDay);
  const held = await holdProfile(context.db, profileId, now);
  if (held === null) throw new Problem('not-found');
  const { profile, changed, lost, isMerged } = revisedProfile(held.profile, was, becomes);
  const { accountId } = viewerOf(context);
  // What arrived stands, so the other value is the one that was said before.
  const kept = await withClashes(context, profile, lost, (field) => ({
    nowBy: accountId,
    otherBy: held.saidBy[field] ?? profileId,
  }));
  if (changed.length > 0) await keepProfile(context.db, kept, saidNow(held.saidBy, changed, accountId));
  if (lost.length > 0) context.tellOutcome('conflict');
  else if (isMerged) context.tellOutcome('merged');
  return kept;
});
