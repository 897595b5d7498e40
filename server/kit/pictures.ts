import { Problem } from '@shuka/domain/kit/problem.ts';
import sharp from 'sharp';
import { atMost } from './at-once.ts';

/** A picture as we keep it: WebP without any metadata, and a small one for lists. */
export type Picture = { readonly full: Buffer; readonly thumb: Buffer };

/** Phones shrink pictures before they send them; what is larger is not one of ours. */
export const maxPictureBytes = 5 * 1024 * 1024;
const maxPixels = 25_000_000;
const maxSeconds = 20;
const fullPixels = 1280;
const thumbPixels = 320;
const facePixels = 96;
const glancePixels = 160;
const quality = 72;

// One thread for each picture and two pictures at once leave the machine able to answer others.
sharp.concurrency(1);
const places = atMost(2, 20);

// The library reads SVG, GIF, PDF and more; nothing but these three readers may ever see what people send.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

const isAt = (bytes: Buffer, start: number, letters: string): boolean =>
  bytes.toString('latin1', start, start + letters.length) === letters;

/** JPEG, PNG or WebP by its first bytes; what a file calls itself counts for nothing. */
const looksLikePicture = (bytes: Buffer): boolean =>
  isAt(bytes, 0, '\xff\xd8\xff') ||
  isAt(bytes, 0, '\x89PNG\r\n\x1a\n') ||
  (isAt(bytes, 0, 'RIFF') && isAt(bytes, 8, 'WEBP'));

/** Decodes everything and encodes it anew, so only pixels survive: no EXIF, no position, nothing hidden behind them. */
const shrink = (input: Buffer, pixels: number, fit: 'inside' | 'cover' = 'inside'): Promise<Buffer> =>
  sharp(input, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: pixels, height: pixels, fit, withoutEnlargement: fit === 'inside' })
    .webp({ quality })
    .timeout({ seconds: maxSeconds })
    .toBuffer();

const encodeAnew = async (bytes: Buffer): Promise<Picture> => {
  const full = await shrink(bytes, fullPixels);
  return { full, thumb: await shrink(full, thumbPixels) };
};

/** @throws Problem 'not-a-picture' when the work fails: what came only began like a picture. */
const readAnew = <Made>(bytes: Buffer, encode: (bytes: Buffer) => Promise<Made>): Promise<Made> => {
  const wrong = (): Problem => new Problem('not-a-picture');
  if (bytes.length > maxPictureBytes || !looksLikePicture(bytes)) return Promise.reject(wrong());
  return places(() => encode(bytes).catch(() => Promise.reject(wrong())));
};

/**
 * Reads a JPEG, PNG or WebP of at most 5 MB and 25 megapixels, upright as it was taken.
 * @returns WebP of at most 1280 and 320 pixels a side, never larger than what came.
 * @throws Problem 'not-a-picture' for anything else, 'unavailable' while too many pictures wait.
 */
export const readPicture = (bytes: Buffer): Promise<Picture> => readAnew(bytes, encodeAnew);

/**
 * Reads the picture of a person, under the same rules.
 * @returns WebP of at most 320 pixels a side, and a square of 96 for lists.
 */
export const readPortrait = (bytes: Buffer): Promise<{ full: Buffer; face: Buffer }> =>
  readAnew(bytes, async (sent) => {
    const full = await shrink(sent, thumbPixels);
    return { full, face: await shrink(full, facePixels, 'cover') };
  });

/**
 * Reads a picture that travels inside a message, under the same rules.
 * @returns WebP of at most 1280 pixels a side, and a glance of 160 that is kept beside the text.
 */
export const readWithGlance = (bytes: Buffer): Promise<{ full: Buffer; glance: Buffer }> =>
  readAnew(bytes, async (sent) => {
    const full = await shrink(sent, fullPixels);
    return { full, glance: await shrink(full, glancePixels) };
  });
