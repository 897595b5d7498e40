import { removePhoto as contract } from '@shuka/domain/farms';
import { handle } from '#kit/route.ts';
import { endPhoto } from './photo-store.ts';

export const removePhoto = handle(contract, async ({ photoId }, context) => {
  await endPhoto(context.db, photoId, context.clock.now());
  return {};
});
