import sharp from 'sharp';
import type { LabelSymbol } from '@shuka/domain/traceability';
import { drawSymbol, quietZones, type DrawnSymbol } from './label-symbol.ts';

/** Bars are as high as half the code is wide, at most so many narrowest bars. */
const highestBars = 60;

const darkOf = (drawn: DrawnSymbol): { width: number; height: number; isDark: (x: number, y: number) => boolean } => {
  if (drawn.kind === 'squares') return { width: drawn.size, height: drawn.size, isDark: drawn.isDark };
  const dark = drawn.widths.flatMap((width, at) => Array.from({ length: width }, () => at % 2 === 0));
  const height = Math.min(highestBars, Math.round(drawn.width / 2));
  return { width: drawn.width, height, isDark: (x) => dark[x] === true };
};

/** The code alone as PNG, each of its squares four pixels wide, with the white it wants round it. */
export const symbolPicture = async (symbol: LabelSymbol, text: string): Promise<Buffer> => {
  const { width, height, isDark } = darkOf(await drawSymbol(symbol, text));
  const quiet = quietZones[symbol];
  const [wide, high] = [width + 2 * quiet, height + 2 * quiet];
  const pixels = Buffer.alloc(wide * high, 255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) if (isDark(x, y)) pixels[(y + quiet) * wide + x + quiet] = 0;
  return sharp(pixels, { raw: { width: wide, height: high, channels: 1 } })
    .resize(wide * 4, high * 4, { kernel: 'nearest' })
    .png({ compressionLevel: 9 })
    .toBuffer();
};
