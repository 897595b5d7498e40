import {
  birthDateProblem,
  reviseProfile as contract,
  revisedProfile,
  type ProfileChanges,
} from '@shuka/domain/accounts';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { handle } from '#kit/route.ts';
import { saidNow, withClashes } from './profile-clashes.ts';
import { holdProfile, keepProfile } from './profile-store.ts';
import { findAccount } from './store.ts';

/** Farmers may leave their town or village empty; of an extension manager it is required. Specification, section 5. */
const demandLocation = async (db: Db, profileId: string, { location }: ProfileChanges): Promise<void> => {
  if (location !== '') return;
  const account = await findAccount(db, profileId);
  if (account?.roles.includes('extension-manager') === true) throw refusedField('location', 'profile.locationRequired');
};

export const reviseProfile = handle(contract, async ({ profileId, was, becomes }, context) => {
  const now = context.clock.now();
  const wrongDay = becomes.birthDate === undefined ? null : birthDateProblem(becomes.birthDate, now);
  if (wrongDay !== null) throw refusedField('birthDate', wrongDay);
  await demandLocation(context.db, profileId, becomes);
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
