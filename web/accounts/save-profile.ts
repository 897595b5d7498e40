import {
  profileChangesOf,
  reviseProfile,
  setProfilePhoto,
  type FormDetails,
  type Profile,
} from '@shuka/domain/accounts';
import type { Failure } from '#kit/api.ts';
import { submit } from '#kit/submit.ts';
import type { ProfileDraft } from './profile-fields.ts';

export type Saved = 'changed' | 'unchanged' | Failure;

/** What is new of the details. Of a profile nobody kept before, the names go too: a phone has them from nowhere else. */
const changesIn = ({ seen }: ProfileDraft, details: FormDetails, isNew: boolean) => {
  const changes = profileChangesOf(seen, details);
  if (changes === null || !isNew) return changes;
  const { firstName, lastName } = details;
  return {
    was: { ...changes.was, firstName: seen.firstName, lastName: seen.lastName },
    becomes: { ...changes.becomes, firstName, lastName },
  };
};

/** Saves what was changed of the details, then the picture, each as an act of its own. What fails leaves the draft as it is. */
export const saveProfile = async (profile: Profile, draft: ProfileDraft, details: FormDetails): Promise<Saved> => {
  const isNew = profile.revision === 0;
  const changes = changesIn(draft, details, isNew);
  const isPhotoNew = draft.photo !== undefined && draft.photo !== profile.face;
  if (changes === null && !isPhotoNew) return 'unchanged';
  const profileId = profile.id;
  if (changes !== null) {
    const revised = await submit(reviseProfile, { profileId, ...changes });
    if (!revised.ok) return revised.failure;
  }
  if (!isPhotoNew) return 'changed';
  const set = await submit(setProfilePhoto, { profileId, photo: draft.photo ?? null });
  return set.ok ? 'changed' : set.failure;
};
