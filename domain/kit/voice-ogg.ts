/* Ogg (RFC 3533) with one stream of Opus (RFC 7845), read strictly: nothing before, between or after its pages. */

import { looksLikePage } from './voice-words.ts';

const opusRate = 48_000;

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 24;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x80000000 ? (crc << 1) ^ 0x04c11db7 : crc << 1;
  return crc >>> 0;
});

/** The page's checksum, taken with its own four bytes as nought. */
const crcOf = (page: Uint8Array): number =>
  page.reduce((crc, byte, place) => {
    const read = place >= 22 && place < 26 ? 0 : byte;
    return ((crc << 8) ^ (crcTable[((crc >>> 24) ^ read) & 0xff] ?? 0)) >>> 0;
  }, 0);

const textAt = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

type Page = {
  readonly end: number;
  readonly serial: number;
  readonly flags: number;
  readonly granule: number;
  readonly body: Uint8Array;
};

/** The page that begins at `from`, of stream `serial` and number `number`; null when there is none that is whole. */
const pageAt = (bytes: Uint8Array, from: number, number: number): Page | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (from + 27 > bytes.length || textAt(bytes, from, 4) !== 'OggS' || bytes[from + 4] !== 0) return null;
  const segments = bytes[from + 26] ?? 0;
  const bodyFrom = from + 27 + segments;
  if (bodyFrom > bytes.length) return null;
  const end = bytes.subarray(from + 27, bodyFrom).reduce((sum, length) => sum + length, bodyFrom);
  if (end > bytes.length || view.getUint32(from + 18, true) !== number) return null;
  if (crcOf(bytes.subarray(from, end)) !== view.getUint32(from + 22, true)) return null;
  const granule = view.getUint32(from + 6, true) + view.getUint32(from + 10, true) * 2 ** 32;
  return {
    end,
    serial: view.getUint32(from + 14, true),
    flags: bytes[from + 5] ?? 0,
    granule,
    body: bytes.subarray(bodyFrom, end),
  };
};

const pagesOf = (bytes: Uint8Array): Page[] | null => {
  const pages: Page[] = [];
  for (let from = 0; from < bytes.length;) {
    const page = pageAt(bytes, from, pages.length);
    if (page === null) return null;
    pages.push(page);
    from = page.end;
  }
  return pages;
};

const isHead = (body: Uint8Array): boolean =>
  body.length === 19 &&
  textAt(body, 0, 8) === 'OpusHead' &&
  body[8] === 1 &&
  (body[9] === 1 || body[9] === 2) &&
  body[18] === 0;

/** A page without an end of a packet has no time of its own: all ones. */
const isTimed = ({ granule }: Page): boolean => granule < 2 ** 63;

const wordsIn = (body: Uint8Array): string => body.reduce((text, byte) => text + String.fromCharCode(byte), '');

/** How many seconds an Ogg Opus note lasts; null for what is none from its first byte to its last. */
export const oggSeconds = (bytes: Uint8Array): number | null => {
  const pages = pagesOf(bytes);
  const [head, tags, ...sound] = pages ?? [];
  if (head === undefined || tags === undefined || sound.length === 0) return null;
  const isOneStream = (pages ?? []).every(
    ({ serial, flags }, place) => serial === head.serial && ((flags & 2) !== 0) === (place === 0),
  );
  if (!isOneStream || !isHead(head.body) || textAt(tags.body, 0, 8) !== 'OpusTags') return null;
  if (looksLikePage(wordsIn(tags.body))) return null;
  const preSkip = (head.body[10] ?? 0) + (head.body[11] ?? 0) * 256;
  const last = Math.max(...sound.filter(isTimed).map(({ granule }) => granule));
  return Number.isFinite(last) && last > preSkip ? (last - preSkip) / opusRate : null;
};
