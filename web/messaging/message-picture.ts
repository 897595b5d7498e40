import { mostMessagePhotoBytes } from '@shuka/domain/messaging';
import type { PictureProblem } from '#kit/picture.ts';

const mostBytes = 15_728_640;

/** Tried one after the other until the photo is small enough to travel inside one act on a slow line. */
const tries = [
  { side: 720, quality: 0.7 },
  { side: 640, quality: 0.6 },
  { side: 560, quality: 0.5 },
  { side: 480, quality: 0.4 },
  { side: 360, quality: 0.3 },
  { side: 240, quality: 0.3 },
] as const;

const drawn = (bitmap: ImageBitmap, side: number): HTMLCanvasElement => {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (pen === null) return canvas;
  pen.fillStyle = '#fff'; // what was transparent would come out black
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, width, height);
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

/** A photo as base64 of at most 48 KB, made here on the phone; else why not. */
export const makeMessagePhoto = async (file: File): Promise<{ readonly photo: string } | PictureProblem> => {
  if (file.size > mostBytes) return 'too-large';
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (bitmap === null) return 'unreadable';
  for (const { side, quality } of tries) {
    const picture = await encode(drawn(bitmap, side), quality);
    if (picture !== null && picture.size <= mostMessagePhotoBytes) {
      bitmap.close();
      return { photo: await base64(picture) };
    }
  }
  return 'unreadable';
};

/** What a base64 begins with tells the format: JPEG, else WebP. */
export const pictureAddress = (base64Text: string): string =>
  `data:image/${base64Text.startsWith('/9j/') ? 'jpeg' : 'webp'};base64,${base64Text}`;
