import { offeredProfileChanges, reviseProfile } from '@shuka/domain/accounts';
import type { InputOf } from '@shuka/domain/kit/endpoint.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import { withClashes } from './profile-clashes.ts';
import { holdProfile, keepProfile } from './profile-store.ts';

type Change = InputOf<typeof reviseProfile>;

/** One open offer a person and field is enough: who has lost a farmer cannot fill their phone. */
const setProfileChangeAside = async ({ profileId, becomes }: Change, context: Context): Promise<void> => {
  const held = await holdProfile(context.db, profileId, context.clock.now());
  if (held === null) return;
  const { accountId } = viewerOf(context);
  const isNew = (field: string): boolean =>
    !held.profile.clashes.some((clash) => clash.field === field && clash.otherBy === accountId);
  const offered = offeredProfileChanges(held.profile, becomes).filter(({ field }) => isNew(field));
  if (offered.length === 0) return;
  const kept = await withClashes(context, held.profile, offered, () => ({ nowBy: null, otherBy: accountId }));
  await keepProfile(context.db, { ...kept, revision: kept.revision + 1 }, held.saidBy);
};

/** By act: how a change is kept that its maker may not make any more, for those who look after the farmer now to choose. */
export const setAside = { [reviseProfile.name]: setProfileChangeAside };
