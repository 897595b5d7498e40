/* Pictures that are something else as well, or not what they say, or far more than they look. */
import { crc32, deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { picture } from '@shuka/server/world/pictures.ts';

/** What must never be served again. */
export const marker = 'SHUKA-POLYGLOT-7F3A91';

/** A file as somebody sends it; `isGood` where it must be taken, and comes back as what it says. */
export type Sent = {
  readonly what: string;
  readonly bytes: Buffer;
  readonly mediaType: string;
  readonly isGood?: true;
  /** What its owner calls it. */
  readonly fileName?: string;
};

export const page = Buffer.from(`<!doctype html><script>document.title='${marker}'</script>`);

const script = Buffer.from(`*/=1;globalThis.x='${marker}';/*`);

export const drawing = Buffer.from(
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>document.title='${marker}'</script></svg>`,
);

const archive = (): Buffer => Buffer.from(zipSync({ 'index.html': page }));

const paper = Buffer.from(`%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert("${marker}"))>>>>endobj\n%%EOF`);

/** A part of a JPEG with these bytes, behind its first two. @param kind 0xfe is a comment, 0xe1 what cameras write. */
const withPart = (jpeg: Buffer, kind: number, bytes: Buffer): Buffer => {
  const head = Buffer.from([0xff, kind, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, bytes, jpeg.subarray(2)]);
};

const chunk = (name: string, bytes: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), bytes]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(bytes.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
};

const pngSign = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** A PNG of black and white of so many pixels a side: nothing packed is as small for its size. */
const pngOf = (pixels: number, rows: Buffer): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(pixels, 0);
  head.writeUInt32BE(pixels, 4);
  head[8] = 1;
  return Buffer.concat([pngSign, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
};

/** A text of a PNG that is many megabytes unpacked. */
const withPackedText = (png: Buffer, letters: number): Buffer => {
  const text = Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(letters, 0x41))]);
  const behindHead = 8 + 25;
  return Buffer.concat([png.subarray(0, behindHead), chunk('zTXt', text), png.subarray(behindHead)]);
};

const withText = (png: Buffer): Buffer => {
  const behindHead = 8 + 25;
  return Buffer.concat([
    png.subarray(0, behindHead),
    chunk('tEXt', Buffer.concat([Buffer.from('Title\0', 'latin1'), page])),
    png.subarray(behindHead),
  ]);
};

const tagged = (jpeg: Buffer): Promise<Buffer> =>
  sharp(jpeg)
    .withExif({
      IFD0: { Copyright: marker, ImageDescription: page.toString() },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 3/1 8/1', GPSLongitudeRef: 'E', GPSLongitude: '8/1 31/1 2/1' },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>${marker}</rdf></x:xmpmeta>`)
    .jpeg()
    .toBuffer();

/** Every picture that is sent to each door that takes one. */
export const pictures = async (): Promise<Sent[]> => {
  const [jpeg, png, webp] = await Promise.all([
    picture('jpeg', 200, 150),
    picture('png', 200, 150),
    picture('webp', 200, 150),
  ]);
  const asJpeg = (what: string, bytes: Buffer): Sent => ({ what, bytes, mediaType: 'image/jpeg' });
  const asPng = (what: string, bytes: Buffer): Sent => ({ what, bytes, mediaType: 'image/png' });
  const bomb = deflateSync(Buffer.alloc((20_000 / 8 + 1) * 20_000));
  return [
    { ...asJpeg('a good JPEG', jpeg), isGood: true },
    { ...asPng('a good PNG', png), isGood: true },
    { what: 'a good WebP', bytes: webp, mediaType: 'image/webp', isGood: true },
    asJpeg('a JPEG that is a page too', Buffer.concat([jpeg, page])),
    asJpeg('a JPEG with a page as its comment', withPart(jpeg, 0xfe, page)),
    asJpeg('a JPEG with a script as its comment', withPart(jpeg, 0xfe, script)),
    asJpeg('a JPEG that is an archive too', Buffer.concat([jpeg, archive()])),
    asJpeg('a JPEG that is a PDF too', Buffer.concat([withPart(jpeg, 0xfe, paper), paper])),
    asJpeg('a JPEG with a place and words in it', await tagged(jpeg)),
    asPng('a PNG with a page as its title', withText(png)),
    asPng('a PNG that is a page too', Buffer.concat([png, page])),
    asPng('a PNG of 400 megapixels', pngOf(20_000, bomb)),
    asPng('a PNG that says four thousand million pixels a side', pngOf(0x7fffffff, deflateSync(Buffer.alloc(1000)))),
    asPng('a PNG with a text of 200 MB', withPackedText(png, 200_000_000)),
    asJpeg('a JPEG cut in half', jpeg.subarray(0, jpeg.length >> 1)),
    asPng('a PNG cut in half', png.subarray(0, png.length >> 1)),
    { what: 'a WebP that is a page too', bytes: Buffer.concat([webp, page]), mediaType: 'image/webp' },
    { what: 'a WebP cut in half', bytes: webp.subarray(0, webp.length >> 1), mediaType: 'image/webp' },
    { what: 'a drawing with a script', bytes: drawing, mediaType: 'image/svg+xml' },
    asPng('a drawing that says it is a PNG', drawing),
    asJpeg('a page that says it is a JPEG', page),
    asJpeg('a PDF that says it is a JPEG', paper),
    asJpeg('a GIF that is a script', Buffer.concat([Buffer.from('GIF89a/*'), script])),
    asJpeg('a TIFF', await sharp(png).tiff().toBuffer()),
    asJpeg('nothing at all', Buffer.alloc(0)),
    asJpeg('the first three letters of a JPEG', jpeg.subarray(0, 3)),
    asJpeg('more than five megabytes', Buffer.concat([jpeg, Buffer.alloc(5 * 1024 * 1024)])),
    { what: 'a JPEG that says it is a page', bytes: jpeg, mediaType: 'text/html' },
  ];
};
