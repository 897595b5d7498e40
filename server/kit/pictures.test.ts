import { deflateSync } from 'node:zlib';
import { Problem } from '@shuka/domain/kit/problem.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { maxPictureBytes, readPicture, readPortrait } from './pictures.ts';

const ground = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 40, g: 120, b: 60 } } });

/** Left half red, right half blue, so that one sees which way up it is. */
const redThenBlue = (width: number, height: number) =>
  ground(width, height).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: 'red' } }, left: 0, top: 0 },
    { input: { create: { width: width / 2, height, channels: 3, background: 'blue' } }, left: width / 2, top: 0 },
  ]);

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 }, background: 'grey' },
  });

const whereTaken = {
  IFD0: { Make: 'TECNO', Model: 'SPARK 8' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 0/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '8/1 31/1 0/1' },
};

const colourAt = async (picture: Buffer, left: number, top: number): Promise<number[]> => [
  ...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

const refusal = (bytes: Buffer): Promise<unknown> => readPicture(bytes).catch((error: unknown) => error);

/** A black PNG of this size; one far too large holds the beginning of its rows alone. */
const hollowPng = (width: number, height: number): Buffer => {
  const crcTable = Array.from({ length: 256 }, (_, n) =>
    Array.from({ length: 8 }).reduce<number>((c) => (c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1), n),
  );
  const crc = (bytes: Buffer): number =>
    ~bytes.reduce((c, byte) => (crcTable[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8), 0xffffffff) >>> 0;
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const rows = deflateSync(Buffer.alloc(Math.min((Math.ceil(width / 8) + 1) * height, 4_000_000)));
  const parts = [chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
};

describe('a picture that is taken in', () => {
  test('loses the place where it was taken, and everything else but its pixels', async () => {
    const photo = await ground(1600, 1200).withExif(whereTaken).withIccProfile('p3').jpeg().toBuffer();
    expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('TECNO');

    const { full, thumb } = await readPicture(photo);
    for (const picture of [full, thumb]) {
      const { format, exif, icc, xmp, iptc, orientation } = await sharp(picture).metadata();
      expect({ format, exif, icc, xmp, iptc, orientation }).toEqual({ format: 'webp' });
      expect(picture.toString('latin1')).not.toMatch(/TECNO|SPARK|EXIF|Exif|GPS/);
    }
  });

  test('is shrunk to 1280 and 320 pixels a side', async () => {
    const { full, thumb } = await readPicture(await ground(3000, 1500).jpeg().toBuffer());
    expect(await sharp(full).metadata()).toMatchObject({ width: 1280, height: 640 });
    expect(await sharp(thumb).metadata()).toMatchObject({ width: 320, height: 160 });
  });

  test('is turned upright as the phone was held', async () => {
    const photo = await redThenBlue(80, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { full } = await readPicture(photo);
    expect(await sharp(full).metadata()).toMatchObject({ width: 40, height: 80 });
    const [red, , blue] = await colourAt(full, 20, 10);
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(60);
    expect((await colourAt(full, 20, 70))[2]).toBeGreaterThan(200);
  });

  test.each(['png', 'webp', 'jpeg'] as const)('may be a %s', async (format) => {
    const { full } = await readPicture(await ground(8, 6).toFormat(format).toBuffer());
    expect(await sharp(full).metadata()).toMatchObject({ format: 'webp', width: 8, height: 6 });
  });

  test('may be a single pixel, which is not made larger', async () => {
    const { full, thumb } = await readPicture(await ground(1, 1).png().toBuffer());
    for (const picture of [full, thumb]) expect(await sharp(picture).metadata()).toMatchObject({ width: 1, height: 1 });
  });

  test('leaves behind what was hidden after its end', async () => {
    const script = '<script>alert(document.cookie)</script>';
    const photo = Buffer.concat([await ground(40, 40).jpeg().toBuffer(), Buffer.from(script)]);
    const { full, thumb } = await readPicture(photo);
    for (const picture of [full, thumb]) expect(picture.toString('latin1')).not.toContain('script');
  });

  test('may have up to 25 megapixels', async () => {
    const { full } = await readPicture(hollowPng(5000, 5000));
    expect(await sharp(full).metadata()).toMatchObject({ width: 1280, height: 1280 });
  });
});

describe('what is not a picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['an SVG', () => Buffer.from(svg)],
    ['a text', () => Buffer.from('Dear Amina, here is the picture of your farm.')],
    ['nothing', () => Buffer.alloc(0)],
    ['a GIF', () => ground(8, 8).gif().toBuffer()],
    ['a TIFF', () => ground(8, 8).tiff().toBuffer()],
    ['an AVIF', () => ground(8, 8).avif().toBuffer()],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
    ['a HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['a JPEG header before a script', () => Buffer.from('\xff\xd8\xff\xe0/*<script>alert(1)</script>*/', 'latin1')],
    ['an SVG behind a PNG header', () => Buffer.from(`\x89PNG\r\n\x1a\n${svg}`, 'latin1')],
    ['a WebP header before a text', () => Buffer.from('RIFF\x20\0\0\0WEBPVP8 nothing', 'latin1')],
    ['a sound in a RIFF', () => Buffer.from('RIFF\x20\0\0\0WAVEfmt ', 'latin1')],
    ['more than 25 megapixels', () => hollowPng(5001, 5000)],
    ['a picture that unpacks to a wall', () => hollowPng(60_000, 60_000)],
  ])('%s is refused', async (_, make) => {
    const refused = await refusal(await make());
    expect(refused).toBeInstanceOf(Problem);
    expect(refused).toMatchObject({ code: 'not-a-picture' });
  });

  test.each(['jpeg', 'png', 'webp'] as const)(
    'a %s that lost its second half on the way is refused',
    async (format) => {
      const photo = await noise(400, 300).toFormat(format).toBuffer();
      expect(await refusal(photo.subarray(0, photo.length / 2))).toMatchObject({ code: 'not-a-picture' });
    },
  );

  test('a picture of more than 5 MB is refused', async () => {
    const small = await ground(8, 8).jpeg().toBuffer();
    const padding = Buffer.alloc(maxPictureBytes - small.length);
    await expect(readPicture(Buffer.concat([small, padding]))).resolves.toBeDefined();
    expect(await refusal(Buffer.concat([small, padding, Buffer.alloc(1)]))).toMatchObject({ code: 'not-a-picture' });
  });
});

test('more pictures than may wait are sent away until there is room', async () => {
  const photo = await noise(600, 600).jpeg().toBuffer();
  const outcomes = await Promise.allSettled(Array.from({ length: 25 }, () => readPicture(photo)));
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(refused).toHaveLength(3);
  for (const reason of refused) expect(reason).toMatchObject({ code: 'unavailable' });
  await expect(readPicture(photo)).resolves.toBeDefined();
});

describe('the picture of a person', () => {
  test('becomes one of at most 320 pixels and a square of 96 of its middle', async () => {
    const { full, face } = await readPortrait(await redThenBlue(640, 320).jpeg().toBuffer());
    expect(await sharp(full).metadata()).toMatchObject({ format: 'webp', width: 320, height: 160 });
    expect(await sharp(face).metadata()).toMatchObject({ format: 'webp', width: 96, height: 96 });
    const [[red = 0], [, , blue = 0]] = [await colourAt(face, 4, 48), await colourAt(face, 91, 48)] as const;
    expect([red > 200, blue > 200]).toEqual([true, true]);
  });

  test('is refused when it is none', async () => {
    await expect(readPortrait(Buffer.from('<svg/>'))).rejects.toMatchObject({ code: 'not-a-picture' });
  });
});
