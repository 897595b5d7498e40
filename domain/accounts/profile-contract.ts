import * as z from 'zod/mini';
import { base64Picture } from '#kit/base64.ts';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { wholePlace } from '#kit/place.ts';
import { effect } from '#kit/row-type.ts';
import { profile, profileDetails, profileFields, profileHeld, profileRows, type ProfileHeld } from './profile-model.ts';
import {
  blankProfile,
  revisedProfile,
  settledProfile,
  type ProfileChanges,
  type ProfileChoice,
} from './profile-rules.ts';

const ofProfile = { kind: 'profile', idField: 'profileId' } as const;

/** The farmer, and the extension manager who looks after them; a manager's own profile is in their own care. */
const profileHands = { farmer: 'own', 'extension-manager': 'assigned' } as const;

const becomes = z.partial(profileDetails).check(wholePlace);

type Change = { readonly profileId: string; readonly was: Partial<ProfileHeld>; readonly becomes: ProfileChanges };

export const reviseProfile = endpoint({
  name: 'accounts.reviseProfile',
  method: 'PATCH',
  path: '/api/profiles/:profileId',
  who: profileHands,
  object: ofProfile,
  input: z.strictObject({ profileId: id, was: z.partial(profileHeld), becomes }),
  output: profile,
  errors: {},
  offline: 'queue',
  effects: [
    effect(
      profileRows,
      ({ profileId }: Change) => profileId,
      (before, { profileId, becomes: changes }, { now }) => {
        const held = before ?? blankProfile(profileId, now);
        const { profile: made } = revisedProfile(held, {}, changes);
        return { ...made, revision: held.revision };
      },
    ),
  ],
  audit: 'changed a profile',
  summary:
    "Changes a farmer's profile. `was` is what the person saw: what changed elsewhere meanwhile gives way, and both are kept",
});

type Settling = ProfileChoice & { readonly profileId: string };

export const settleProfileClash = endpoint({
  name: 'accounts.settleProfileClash',
  method: 'POST',
  path: '/api/profiles/:profileId/choice',
  who: profileHands,
  object: ofProfile,
  input: z.strictObject({
    profileId: id,
    field: z.enum(profileFields),
    at: z.string().check(z.maxLength(40, 'field.tooLong')),
    choice: z.enum(['now', 'other']),
  }),
  output: profile,
  errors: {},
  offline: 'queue',
  effects: [
    effect(
      profileRows,
      ({ profileId }: Settling) => profileId,
      (before, choice) => before && settledProfile(before, choice),
    ),
  ],
  audit: 'settled a clash in a profile',
  summary: 'Says which of two values of a field people want; the other one goes',
});

/** Base64 of at most this many bytes: what a phone makes of a picture before it keeps it. */
export const mostPortraitBytes = 24_576;

const portrait = base64Picture(mostPortraitBytes, 'profile.photoWrong', 'profile.photoLarge');

type Portrait = { readonly profileId: string; readonly photo: string | null };

export const setProfilePhoto = endpoint({
  name: 'accounts.setProfilePhoto',
  method: 'PUT',
  path: '/api/profiles/:profileId/photo',
  who: profileHands,
  object: ofProfile,
  input: z.strictObject({ profileId: id, photo: z.nullable(portrait) }),
  output: profile,
  errors: { 'not-a-picture': 400 },
  offline: 'queue',
  effects: [
    effect(
      profileRows,
      ({ profileId }: Portrait) => profileId,
      (before, { profileId, photo }, { now }) => ({ ...(before ?? blankProfile(profileId, now)), face: photo }),
    ),
  ],
  audit: 'changed the picture of a profile',
  limits: [{ by: 'account', times: 200, seconds: 3600 }],
  summary: 'Sets the picture of a profile, as base64 of a WebP or JPEG of at most 24 KB, or takes it away',
});
