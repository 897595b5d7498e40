import type { CodeReader } from './read-code.ts';

type Native = { detect(source: ImageBitmapSource): Promise<readonly { rawValue: string }[]> };

type NativeMaker = {
  new (options: { formats: string[] }): Native;
  getSupportedFormats(): Promise<string[]>;
};

/** The codes that labels of goods carry: our links and GS1’s in a square, GS1-128 on pallets, DataMatrix, EAN on packs. */
const formats = ['qr_code', 'data_matrix', 'code_128', 'ean_13'];

/** The reader of the phone itself, where it knows all of these: it costs nothing and works without a network. */
const openNative = async (): Promise<CodeReader | null> => {
  const Made = (globalThis as { BarcodeDetector?: NativeMaker }).BarcodeDetector;
  const known = (await Made?.getSupportedFormats().catch(() => [])) ?? [];
  if (Made === undefined || !formats.every((format) => known.includes(format))) return null;
  const native = new Made({ formats });
  return async (picture) => {
    const source = picture instanceof Blob ? await createImageBitmap(picture) : picture;
    const [found] = await native.detect(source);
    return found?.rawValue ?? null;
  };
};

/** The phone’s own reader, else one that is fetched when it is first used. @throws where it does not come. */
export const openReader = async (): Promise<CodeReader> =>
  (await openNative()) ?? (await import('./wasm-reader.ts')).readCode;
