import { mostPortraitBytes } from '@shuka/domain/accounts';
import type { PictureProblem } from '#kit/picture.ts';

const mostBytes = 15_728_640;
/** Tried one after the other until the picture is small enough for one act on a slow line. */
const tries = [
  { side: 320, quality: 0.8 },
  { side: 320, quality: 0.6 },
  { side: 256, quality: 0.5 },
  { side: 192, quality: 0.4 },
  { side: 128, quality: 0.3 },
] as const;

/** The middle of a picture as a square: faces in a list all have one shape. */
const square = (bitmap: ImageBitmap, side: number): HTMLCanvasElement => {
  const from = Math.min(bitmap.width, bitmap.height);
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const pen = canvas.getContext('2d');
  if (pen === null) return canvas;
  pen.fillStyle = '#fff'; // what was transparent would come out black
  pen.fillRect(0, 0, side, side);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, (bitmap.width - from) / 2, (bitmap.height - from) / 2, from, from, 0, 0, side, side);
  return canvas;
};

/** WebP, or JPEG from browsers that cannot write it. */
const encode = async (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> => {
  const as = (type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  const webp = await as('image/webp');
  return webp?.type === 'image/webp' ? webp : as('image/jpeg');
};

const base64 = async (picture: Blob): Promise<string> => {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
};

/** A picture of a person as base64 of at most 24 KB, made here on the phone; else why not. */
export const makePortrait = async (file: File): Promise<{ readonly photo: string } | PictureProblem> => {
  if (file.size > mostBytes) return 'too-large';
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (bitmap === null) return 'unreadable';
  for (const { side, quality } of tries) {
    const picture = await encode(square(bitmap, side), quality);
    if (picture !== null && picture.size <= mostPortraitBytes) {
      bitmap.close();
      return { photo: await base64(picture) };
    }
  }
  return 'unreadable';
};
