import { Problem } from '@shuka/domain/kit/problem.ts';
import sharp from 'sharp';
import { atMost } from './at-once.ts';

/** One picture at a time leaves the machine able to answer others; a document has at most a dozen. */
const places = atMost(1, 60);
const maxSeconds = 20;

/**
 * A kept picture as JPEG of at most `pixels` a side, for documents that take no WebP.
 * @throws Problem 'not-a-picture' for what is none, 'unavailable' while too many pictures wait.
 */
export const jpegOf = (webp: Buffer, pixels: number): Promise<Buffer> =>
  places(() =>
    sharp(webp, { failOn: 'error' })
      .resize({ width: pixels, height: pixels, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 76 })
      .timeout({ seconds: maxSeconds })
      .toBuffer()
      .catch(() => {
        throw new Problem('not-a-picture');
      }),
  );
