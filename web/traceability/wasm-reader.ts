import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import file from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { CodeReader } from './code-reader.ts';

// From our own server: its own way would be to ask a stranger’s.
prepareZXingModule({ overrides: { locateFile: (name: string) => (name.endsWith('.wasm') ? file : name) } });

const drawn = (video: HTMLVideoElement): ImageData | null => {
  const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
  const drawing = canvas.getContext('2d');
  drawing?.drawImage(video, 0, 0);
  return drawing?.getImageData(0, 0, canvas.width, canvas.height) ?? null;
};

/** Reads codes where the phone cannot: ZXing, as WebAssembly. Data of GS1 come as people read them, '(01)…(10)…'. */
export const readCode: CodeReader = async (picture) => {
  const read = picture instanceof HTMLVideoElement ? drawn(picture) : picture;
  if (read === null) return null;
  const [found] = await readBarcodes(read, {
    formats: ['QRCode', 'DataMatrix', 'Code128', 'EAN-13'],
    tryHarder: true,
    maxNumberOfSymbols: 1,
  });
  return found === undefined || !found.isValid ? null : found.text;
};
