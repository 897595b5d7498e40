import { newMessage, sendMessage as contract, writtenAtOf } from '@shuka/domain/messaging';
import { viewerOf } from '#kit/context.ts';
import { readWithGlance } from '#kit/pictures.ts';
import { handle } from '#kit/route.ts';
import { insertMessage, nextNumber } from './talk-store.ts';
import { writerFor } from './writer-for.ts';

type Photo = { readonly key: string; readonly glance: string };

export const sendMessage = handle(
  contract,
  async (draft, { db, clock, claimedAt, ...context }, photo: Photo | null) => {
    const now = clock.now();
    const writer = await writerFor(db, viewerOf(context), draft.keeperId);
    const said = newMessage(draft, writer, writtenAtOf(claimedAt, now), now);
    const number = await nextNumber(db, draft.keeperId, now);
    const message = { ...said, number, picture: photo?.glance ?? null };
    await insertMessage(db, message, photo?.key ?? null);
    return message;
  },
  {
    prepare: async ({ photo }, context) => {
      if (photo === null) return null;
      const { full, glance } = await readWithGlance(Buffer.from(photo, 'base64'));
      // The file first: no message may name one that is not there. Kept by its content, a second delivery adds nothing.
      return { key: await context.files.put(full, 'webp'), glance: glance.toString('base64') };
    },
  },
);
