import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import file from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { CodeReader } from './read-code.ts';

// From our own server: its own way would be to ask a stranger’s.
prepareZXingModule({ overrides: { locateFile: (name: string) => (name.endsWith('.wasm') ? file : name) } });

/** As long as a photo is read: more pixels take a small phone many seconds and tell no more. */
const mostPixels = 2000;

const sizeOf = (picture: ImageBitmap | HTMLVideoElement): readonly [number, number] =>
  picture instanceof HTMLVideoElement ? [picture.videoWidth, picture.videoHeight] : [picture.width, picture.height];

/** A picture of whatever kind the browser shows, as pixels. */
const drawn = (picture: ImageBitmap | HTMLVideoElement): ImageData | null => {
  const [width, height] = sizeOf(picture);
  const scale = Math.min(1, mostPixels / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.max(1, width * scale), Math.max(1, height * scale));
  const drawing = canvas.getContext('2d');
  drawing?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return drawing?.getImageData(0, 0, canvas.width, canvas.height) ?? null;
};

/** Reads codes where the phone cannot: ZXing, as WebAssembly. Data of GS1 come as people read them, '(01)…(10)…'. */
export const readCode: CodeReader = async (picture) => {
  const read = drawn(picture instanceof Blob ? await createImageBitmap(picture) : picture);
  if (read === null) return null;
  const [found] = await readBarcodes(read, {
    formats: ['QRCode', 'DataMatrix', 'Code128', 'EAN-13'],
    tryHarder: true,
    maxNumberOfSymbols: 1,
  });
  return found === undefined || !found.isValid ? null : found.text;
};
