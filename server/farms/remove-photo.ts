import { removePhoto as contract } from '@shuka/domain/farms';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { endPhoto, isPhotoNamed } from './photo-store.ts';

export const removePhoto = handle(contract, async ({ photoId }, { db, clock }) => {
  if (await isPhotoNamed(db, photoId)) throw new Problem('photo-in-use');
  await endPhoto(db, photoId, clock.now());
  return {};
});
