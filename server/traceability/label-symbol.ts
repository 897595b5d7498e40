import type { LabelSymbol } from '@shuka/domain/traceability';

/** A code to draw: bars and gaps in turn, in narrowest bars; or rows of squares. */
export type DrawnSymbol =
  | { readonly kind: 'bars'; readonly widths: readonly number[]; readonly width: number }
  | { readonly kind: 'squares'; readonly size: number; readonly isDark: (x: number, y: number) => boolean };

/** What the library calls each; a QR of a link is a plain one, which every phone opens. */
const names: Readonly<Record<LabelSymbol, string>> = {
  qr: 'qrcode',
  datamatrix: 'datamatrix',
  'gs1-128': 'gs1-128',
  'ean-13': 'ean13',
  sscc: 'sscc18',
};

type Raw = { readonly sbs?: ArrayLike<number>; readonly pixs?: ArrayLike<number>; readonly pixx?: number };

/**
 * Works out a code; the library is 2 MB and is loaded when the first label is printed.
 * @param text a link for squares; digits with a right check digit for EAN-13; '(01)…(10)…' for GS1-128 and SSCC.
 * @throws Error for what the standard of the code refuses.
 */
export const drawSymbol = async (symbol: LabelSymbol, text: string): Promise<DrawnSymbol> => {
  // Under the name `raw` the module itself exports a symbology; what gives bars and squares stands in its default.
  const { default: library } = await import('bwip-js/node');
  const isGs1Matrix = symbol === 'datamatrix' && text.startsWith('(');
  const made = library.raw({
    bcid: isGs1Matrix ? 'gs1datamatrix' : names[symbol],
    text,
    eclevel: 'M',
  } as never) as Raw[];
  const [{ sbs, pixs, pixx = 0 } = {}] = made;
  if (sbs !== undefined) {
    const widths = Array.from(sbs);
    return { kind: 'bars', widths, width: widths.reduce((sum, width) => sum + width, 0) };
  }
  if (pixs === undefined) throw new Error('the library drew nothing');
  return { kind: 'squares', size: pixx, isDark: (x, y) => pixs[y * pixx + x] === 1 };
};

/** The white each code wants round it, in its narrowest bars or squares (General Specifications, 5.2.1 to 5.7). */
export const quietZones: Readonly<Record<LabelSymbol, number>> = {
  qr: 4,
  datamatrix: 1,
  'gs1-128': 10,
  'ean-13': 11,
  sscc: 10,
};
