import type { WordId } from './words.tsx';

const longestSide = { full: 1280, thumb: 240 } as const;
/** What a thumb should weigh at most, so that the first sight of a photo needs one small request. */
const thumbBytes = 12_288;
const mostBytes = 15_728_640;

/** Why a file became no picture. */
export type PictureProblem = 'too-large' | 'unreadable';

/** What is said of such a file. */
export const pictureProblemWords = {
  'too-large': 'photo.tooLarge',
  unreadable: 'photo.unreadable',
} as const satisfies Record<PictureProblem, WordId>;

const draw = (bitmap: ImageBitmap, side: number): HTMLCanvasElement => {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = canvas.getContext('2d');
  if (pen === null) return canvas;
  pen.fillStyle = '#fff'; // JPEG knows nothing transparent and would make it black
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
};

const drawn = async (picture: Blob, side: number): Promise<HTMLCanvasElement | null> => {
  try {
    const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
    const canvas = draw(bitmap, side);
    bitmap.close();
    return canvas;
  } catch {
    return null; // the browser cannot read it
  }
};

const jpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

/** A picture as a JPEG of at most 1280 px, so that little data leaves the phone; else why not: over 15 MB, or no picture. */
export const shrinkPicture = async (file: File): Promise<Blob | PictureProblem> => {
  if (file.size > mostBytes) return 'too-large';
  const canvas = await drawn(file, longestSide.full);
  return (canvas && (await jpeg(canvas, 0.8))) ?? 'unreadable';
};

/** A JPEG of at most 240 px, about 12 KB or less, of a picture; null when the browser cannot make one. */
export const makeThumb = async (picture: Blob): Promise<Blob | null> => {
  const canvas = await drawn(picture, longestSide.thumb);
  if (canvas === null) return null;
  const good = await jpeg(canvas, 0.6);
  return good !== null && good.size <= thumbBytes ? good : ((await jpeg(canvas, 0.3)) ?? good);
};

/** Before this day no phone took pictures: a file that says so has no clock behind it. */
const firstDay = Date.UTC(2000, 0, 1);

/** When a picture was taken, as far as its file tells: now for one that is younger than now or has no date. */
export const takenAtOf = (file: File, now = Date.now()): Date =>
  new Date(file.lastModified >= firstDay && file.lastModified <= now ? file.lastModified : now);
