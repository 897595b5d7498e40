import sharp from 'sharp';

/** A picture as a phone would send it: one colour, in a format people's phones make. */
export const picture = (format: 'jpeg' | 'png' | 'webp' = 'png', width = 40, height = 30): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#2e7d32' } })
    .toFormat(format)
    .toBuffer();
