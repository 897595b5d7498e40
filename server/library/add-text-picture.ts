import { addTextPicture as contract, libraryLimits } from '@shuka/domain/library';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { readPicture } from '#kit/pictures.ts';
import { handle } from '#kit/route.ts';
import { demandDraft, demandText } from './demand-text.ts';
import { insertPicture } from './picture-store.ts';

export const addTextPicture = handle(
  contract,
  async (place, context, file: { readonly key: string; readonly bytes: number }) => {
    const { db, clock } = context;
    const { pictures } = await demandDraft(db, place.textId, viewerOf(context).accountId);
    const isThere = pictures.some(({ id }) => id === place.pictureId);
    if (!isThere && pictures.length >= libraryLimits.mostPictures) throw new Problem('too-many-pictures');
    await insertPicture(place, file, db, clock.now());
    return demandText(db, place.textId);
  },
  {
    prepare: async (_place, context) => {
      // The file first: no text may name one that is not there. Kept by its content, a second delivery adds nothing.
      const { full } = await readPicture(context.picture ?? Buffer.alloc(0));
      return { key: await context.files.put(full, 'webp'), bytes: full.length };
    },
  },
);
