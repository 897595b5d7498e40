import { setProfilePhoto as contract } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { readPortrait } from '#kit/pictures.ts';
import { handle } from '#kit/route.ts';
import { isFileOfPerson } from './applicant-pictures.ts';
import { holdProfile, keepPortrait, type Portrait } from './profile-store.ts';

export const setProfilePhoto = handle(
  contract,
  async ({ profileId }, context, portrait: Portrait | null) => {
    const held = await holdProfile(context.db, profileId, context.clock.now());
    if (held === null) throw new Problem('not-found');
    const profile = { ...held.profile, revision: held.profile.revision + 1 };
    await keepPortrait(context.db, profile, portrait);
    const before = held.profile.photoId;
    context.afterwards(async () => {
      if (before !== null && !(await isFileOfPerson(context.pool, before))) await context.files.remove(before, 'webp');
    });
    return { ...profile, photoId: portrait?.key ?? null, face: portrait?.face.toString('base64') ?? null };
  },
  {
    prepare: async ({ photo }, context) => {
      if (photo === null) return null;
      const { full, face } = await readPortrait(Buffer.from(photo, 'base64'));
      return { key: await context.files.put(full, 'webp'), face };
    },
  },
);
