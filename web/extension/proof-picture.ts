import { mostProofBytes } from '@shuka/domain/accounts';
import { shrinkPicture, type PictureProblem } from '#kit/picture.ts';
import type { KeptProof } from './register-draft.ts';

/** Tried one after the other until the picture is small enough to travel inside its act. */
const tries = [
  { side: 800, quality: 0.7 },
  { side: 640, quality: 0.6 },
  { side: 480, quality: 0.5 },
  { side: 320, quality: 0.4 },
] as const;

const encode = async (bitmap: ImageBitmap, side: number, quality: number): Promise<Blob | null> => {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const size = { width: Math.max(1, bitmap.width * scale), height: Math.max(1, bitmap.height * scale) };
  const canvas = Object.assign(document.createElement('canvas'), size);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
};

const base64 = async (picture: Blob): Promise<string> => {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
};

/** A photo of a mark on paper, small enough for one act on a slow line; else why not. */
export const proofOfPicture = async (file: File): Promise<KeptProof | PictureProblem> => {
  const upright = await shrinkPicture(file);
  if (typeof upright === 'string') return upright;
  const bitmap = await createImageBitmap(upright);
  for (const { side, quality } of tries) {
    const picture = await encode(bitmap, side, quality);
    if (picture !== null && picture.size <= mostProofBytes) {
      bitmap.close();
      return { mediaType: 'image/jpeg', data: await base64(picture) };
    }
  }
  return 'unreadable';
};
