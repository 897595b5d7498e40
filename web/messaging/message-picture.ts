import { mostMessagePhotoBytes } from '@shuka/domain/messaging';
import { makeSmallPicture } from '#kit/small-picture.ts';

const tries = [
  { side: 720, quality: 0.7 },
  { side: 640, quality: 0.6 },
  { side: 560, quality: 0.5 },
  { side: 480, quality: 0.4 },
  { side: 360, quality: 0.3 },
  { side: 240, quality: 0.3 },
] as const;

/** A photo as base64 of at most 48 KB, made here on the phone; else why not. */
export const makeMessagePhoto = (file: File) => makeSmallPicture(file, { tries, mostBytes: mostMessagePhotoBytes });

/** What a base64 begins with tells the format: JPEG, else WebP. */
export const pictureAddress = (base64Text: string): string =>
  `data:image/${base64Text.startsWith('/9j/') ? 'jpeg' : 'webp'};base64,${base64Text}`;
