import { addApplicantPicture as contract } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { readPicture, readPortrait } from '#kit/pictures.ts';
import { handle } from '#kit/route.ts';
import { setApplicantPicture, waitsForPictures, type KeptPicture } from './applicant-pictures.ts';

export const addApplicantPicture = handle(
  contract,
  async ({ uniqueId, picture }, context, kept: KeptPicture) => {
    if (!(await setApplicantPicture(context.db, uniqueId, picture, kept))) throw new Problem('not-found');
    return {};
  },
  {
    // Asked before the work: a picture nobody waits for is neither read nor kept.
    prepare: async ({ uniqueId }, context) => {
      if (!(await waitsForPictures(context.db, uniqueId))) throw new Problem('not-found');
      const { full } = await readPicture(context.picture ?? Buffer.alloc(0));
      const { face } = await readPortrait(full);
      return { key: await context.files.put(full, 'webp'), face };
    },
  },
);
