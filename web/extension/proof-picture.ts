import { mostProofBytes } from '@shuka/domain/accounts';
import type { PictureProblem } from '#kit/picture.ts';
import { makeSmallPicture } from '#kit/small-picture.ts';
import type { KeptProof } from './register-draft.ts';

const tries = [
  { side: 800, quality: 0.7 },
  { side: 640, quality: 0.6 },
  { side: 480, quality: 0.5 },
  { side: 320, quality: 0.4 },
] as const;

/** A photo of a mark on paper, small enough for one act on a slow line; else why not. */
export const proofOfPicture = async (file: File): Promise<KeptProof | PictureProblem> => {
  const made = await makeSmallPicture(file, { tries, mostBytes: mostProofBytes });
  if (typeof made === 'string') return made;
  return { mediaType: made.photo.startsWith('/9j/') ? 'image/jpeg' : 'image/webp', data: made.photo };
};
