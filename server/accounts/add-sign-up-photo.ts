import { addSignUpPhoto as contract } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { readPicture } from '#kit/pictures.ts';
import { handle } from '#kit/route.ts';
import { isWaitingForCode, setSignUpPhoto } from './sign-up-store.ts';

export const addSignUpPhoto = handle(
  contract,
  async ({ uniqueId }, context, photoKey: string) => {
    const changed = await setSignUpPhoto(context.db, uniqueId, photoKey);
    if (changed === 0) throw new Problem('not-found');
    return {};
  },
  {
    // Asked before the work: a picture nobody waits for is neither read nor kept.
    prepare: async ({ uniqueId }, context) => {
      if (!(await isWaitingForCode(context.db, uniqueId))) throw new Problem('not-found');
      const { full } = await readPicture(context.picture ?? Buffer.alloc(0));
      return context.files.put(full, 'webp');
    },
  },
);
