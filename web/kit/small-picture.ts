import type { PictureProblem } from './picture.ts';

/** The specification's 15 MB: what a phone takes before it makes it small. */
const mostBytes = 15_728_640;

export type Try = { readonly side: number; readonly quality: number };

type Wish = {
  /** Tried one after the other until the picture is small enough. */
  readonly tries: readonly Try[];
  readonly mostBytes: number;
  /** The part of the picture that is drawn; all of it where this is not given. */
  readonly isSquare?: boolean;
};

type Place = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** The middle of a picture as a square, or all of it. */
const partOf = ({ width, height }: ImageBitmap, isSquare: boolean): Place => {
  if (!isSquare) return { left: 0, top: 0, width, height };
  const side = Math.min(width, height);
  return { left: (width - side) / 2, top: (height - side) / 2, width: side, height: side };
};

const drawn = (bitmap: ImageBitmap, part: Place, scale: number): HTMLCanvasElement => {
  const width = Math.max(1, Math.round(part.width * scale));
  const height = Math.max(1, Math.round(part.height * scale));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (pen === null) return canvas;
  pen.fillStyle = '#fff'; // what was transparent would come out black
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, part.left, part.top, part.width, part.height, 0, 0, width, height);
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

/** A picture as base64 that is small enough to travel inside one act, made here on the phone; else why not. */
export const makeSmallPicture = async (
  file: File,
  { tries, mostBytes: mostSmallBytes, isSquare = false }: Wish,
): Promise<{ readonly photo: string } | PictureProblem> => {
  if (file.size > mostBytes) return 'too-large';
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (bitmap === null) return 'unreadable';
  const part = partOf(bitmap, isSquare);
  const longest = Math.max(part.width, part.height);
  for (const { side, quality } of tries) {
    // A square is of one size in every list; another picture is never made larger than it was.
    const scale = isSquare ? side / longest : Math.min(1, side / longest);
    const picture = await encode(drawn(bitmap, part, scale), quality);
    if (picture !== null && picture.size <= mostSmallBytes) {
      bitmap.close();
      return { photo: await base64(picture) };
    }
  }
  return 'unreadable';
};
