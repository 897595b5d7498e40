import { addSignUpPhoto as contract } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { readPicture } from '#kit/pictures.ts';
import { handle } from '#kit/route.ts';
import { setSignUpPhoto } from './sign-up-store.ts';

export const addSignUpPhoto = handle(
  contract,
  async ({ uniqueId }, context, photoKey: string) => {
    const changed = await setSignUpPhoto(context.db, uniqueId, photoKey);
    if (changed === 0) throw new Problem('not-found');
    return {};
  },
  {
    prepare: async (_input, context) => {
      const { full } = await readPicture(context.picture ?? Buffer.alloc(0));
      return context.files.put(full, 'webp');
    },
  },
);
