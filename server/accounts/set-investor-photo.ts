import { setInvestorPhoto as contract } from '@shuka/domain/accounts';
import { viewerOf } from '#kit/context.ts';
import { readPicture } from '#kit/pictures.ts';
import { handle } from '#kit/route.ts';
import { isFileOfPerson } from './applicant-pictures.ts';
import { setAccountPhoto } from './investor-profile-store.ts';
import { ownInvestorProfile } from './read-investor-profile.ts';

export const setInvestorPhoto = handle(
  contract,
  async (_input, context, photoKey: string) => {
    const { photoId: before } = await ownInvestorProfile(context);
    await setAccountPhoto(context.db, viewerOf(context).accountId, photoKey);
    context.afterwards(async () => {
      if (before !== null && !(await isFileOfPerson(context.pool, before))) await context.files.remove(before, 'webp');
    });
    return ownInvestorProfile(context);
  },
  {
    prepare: async (_input, context) => {
      const { full } = await readPicture(context.picture ?? Buffer.alloc(0));
      return context.files.put(full, 'webp');
    },
  },
);
