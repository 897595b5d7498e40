import { setInvestorPhoto as contract, type InvestorProfile } from '@shuka/domain/accounts';
import { viewerOf, type Context } from '#kit/context.ts';
import { readPicture } from '#kit/pictures.ts';
import { handle } from '#kit/route.ts';
import { isFileOfPerson } from './applicant-pictures.ts';
import { setAccountPhoto } from './investor-profile-store.ts';
import { ownInvestorProfile } from './read-investor-profile.ts';

/** Reads and keeps the picture that came. @returns its key. @throws Problem `not-a-picture`. */
export const keepOwnPicture = async (context: Context): Promise<string> => {
  const { full } = await readPicture(context.picture ?? Buffer.alloc(0));
  return context.files.put(full, 'webp');
};

/** Makes a kept picture the viewer's own; the one before is forgotten where nobody else has it. */
export const replaceOwnPhoto = async (context: Context, photoKey: string): Promise<InvestorProfile> => {
  const { photoId: before } = await ownInvestorProfile(context);
  await setAccountPhoto(context.db, viewerOf(context).accountId, photoKey);
  context.afterwards(async () => {
    if (before !== null && !(await isFileOfPerson(context.pool, before))) await context.files.remove(before, 'webp');
  });
  return ownInvestorProfile(context);
};

export const setInvestorPhoto = handle(
  contract,
  (_input, context, photoKey: string) => replaceOwnPhoto(context, photoKey),
  { prepare: (_input, context) => keepOwnPicture(context) },
);
