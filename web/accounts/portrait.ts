import { mostPortraitBytes } from '@shuka/domain/accounts';
import { makeSmallPicture } from '#kit/small-picture.ts';

const tries = [
  { side: 320, quality: 0.8 },
  { side: 320, quality: 0.6 },
  { side: 256, quality: 0.5 },
  { side: 192, quality: 0.4 },
  { side: 128, quality: 0.3 },
] as const;

/** A picture of a person as base64 of at most 24 KB, its middle as a square: faces in a list all have one shape. */
export const makePortrait = (file: File) =>
  makeSmallPicture(file, { tries, mostBytes: mostPortraitBytes, isSquare: true });
