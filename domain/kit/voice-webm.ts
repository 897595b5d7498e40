/* WebM (Matroska, RFC 9559) with one track of Opus, read strictly: only the elements that recorders write, and no more. */

import { looksLikePage } from './voice-words.ts';

const ids = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timecodeScale: 0x2ad7b1,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
  cluster: 0x1f43b675,
  time: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
  audio: 0xe1,
  filler: 0xec,
} as const;

/** Small elements of numbers and names that recorders write beside those above; each under 300 bytes. */
const plain = new Set([
  0x4286, 0x42f7, 0x42f2, 0x42f3, 0x4287, 0x4285, 0x2ad7b1, 0x4d80, 0x5741, 0x4489, 0x4461, 0xd7, 0x73c5, 0x83, 0x86,
  0x63a2, 0x56aa, 0x56bb, 0xe1, 0xb5, 0x9f, 0x6264, 0x78b5, 0xb9, 0x88, 0x55aa, 0x9c, 0x536e, 0x22b59c, 0x258688,
  0x23e383, 0xa1, 0x9b, 0x75a2, 0xfb, 0xa7, 0xab, 0x114d9b74, 0x1c53bb6b, 0x1254c367, 0x73a4,
]);

/** Those of them that are words: names of programs and tracks, a language, a codec, tags. */
const words = new Set([0x4d80, 0x5741, 0x536e, 0x22b59c, 0x258688, 0x86, 0x1254c367]);

const mostPlainBytes = 300;

type Element = { readonly id: number; readonly from: number; readonly end: number };

/** A number of Matroska at a place: its length by its leading zeros; null past the end or when it is longer than `most`. */
const numberAt = (bytes: Uint8Array, at: number, most: number, keepsMark: boolean) => {
  const first = bytes[at] ?? 0;
  const length = first === 0 ? 9 : Math.clz32(first) - 23;
  if (length > most || at + length > bytes.length) return null;
  let value = keepsMark ? first : first & (0xff >> length);
  let isAllOnes = (first & (0xff >> length)) === 0xff >> length;
  for (const byte of bytes.subarray(at + 1, at + length)) {
    value = value * 256 + byte;
    isAllOnes = isAllOnes && byte === 0xff;
  }
  return { value, isAllOnes, next: at + length };
};

/** The element at a place within `limit`; one of unknown size reaches to the limit. */
const elementAt = (bytes: Uint8Array, at: number, limit: number): Element | null => {
  const id = numberAt(bytes, at, 4, true);
  const size = id === null ? null : numberAt(bytes, id.next, 8, false);
  if (id === null || size === null) return null;
  const end = size.isAllOnes ? limit : size.next + size.value;
  return end > limit ? null : { id: id.value, from: size.next, end };
};

/** The elements that fill a place wholly; a cluster of unknown size ends where the next one begins. */
const elementsIn = (bytes: Uint8Array, from: number, limit: number): Element[] | null => {
  const found: Element[] = [];
  for (let at = from; at < limit;) {
    const element = elementAt(bytes, at, limit);
    if (element === null) return null;
    found.push(element);
    // What a cluster of unknown size holds is read beside it: its blocks then stand at the level of clusters.
    at = element.id === ids.cluster ? element.from : element.end;
  }
  return found;
};

const textIn = (bytes: Uint8Array, { from, end }: Element): string => String.fromCharCode(...bytes.subarray(from, end));

const numberIn = (bytes: Uint8Array, { from, end }: Element): number =>
  bytes.subarray(from, end).reduce((value, byte) => value * 256 + byte, 0);

/** A small element of the usual ones; filling, which recorders leave room with, may hold nothing. */
const isPlain = (bytes: Uint8Array, element: Element): boolean => {
  const { id, from, end } = element;
  if (end - from > mostPlainBytes || (words.has(id) && looksLikePage(textIn(bytes, element)))) return false;
  return id === ids.filler ? bytes.subarray(from, end).every((byte) => byte === 0) : plain.has(id);
};

const isOpusTrack = (bytes: Uint8Array, tracks: Element): boolean => {
  const [track, ...others] = elementsIn(bytes, tracks.from, tracks.end) ?? [];
  if (track?.id !== ids.track || others.length > 0) return false;
  const parts = elementsIn(bytes, track.from, track.end);
  const type = parts?.find(({ id }) => id === ids.trackType);
  const codec = parts?.find(({ id }) => id === ids.codec);
  if (parts === null || type === undefined || codec === undefined) return false;
  const isAudio = numberIn(bytes, type) === 2 && textIn(bytes, codec) === 'A_OPUS';
  return isAudio && parts.every((part) => isPlain(bytes, part) || part.id === ids.audio);
};

const isHead = (bytes: Uint8Array, head: Element): boolean => {
  const parts = elementsIn(bytes, head.from, head.end);
  const docType = parts?.find(({ id }) => id === ids.docType);
  const isKnown = parts?.every((part) => part === docType || isPlain(bytes, part)) === true;
  return isKnown && docType !== undefined && textIn(bytes, docType) === 'webm';
};

/** The time of a block within its cluster, behind the number of its track; null for a group without a block. */
const timeOfBlock = (bytes: Uint8Array, part: Element): number | null => {
  const parts = part.id === ids.blockGroup ? elementsIn(bytes, part.from, part.end) : [part];
  const block = part.id === ids.blockGroup ? parts?.find(({ id }) => id === ids.block) : part;
  if (block === undefined || block.end - block.from < 4) return null;
  return new DataView(bytes.buffer, bytes.byteOffset).getInt16(block.from + 1);
};

/** Usual words, and times in milliseconds unless a file says otherwise; no recorder does. */
const isUsualInfo = (bytes: Uint8Array, info: Element): boolean =>
  (elementsIn(bytes, info.from, info.end) ?? []).every(
    (part) => isPlain(bytes, part) && (part.id !== ids.timecodeScale || numberIn(bytes, part) === 1_000_000),
  );

/** The latest time of a block in milliseconds, from its cluster's time and its own; null when a part is strange. */
const lastBlockMillis = (bytes: Uint8Array, parts: readonly Element[]): number | null => {
  let cluster = 0;
  let last: number | null = null;
  for (const part of parts) {
    if (part.id === ids.time) cluster = numberIn(bytes, part);
    else if (part.id === ids.simpleBlock || part.id === ids.blockGroup) {
      const own = timeOfBlock(bytes, part);
      if (own === null) return null;
      last = Math.max(last ?? 0, cluster + own);
    } else if (part.id === ids.info) {
      if (!isUsualInfo(bytes, part)) return null;
    } else if (part.id !== ids.cluster && part.id !== ids.tracks && !isPlain(bytes, part)) return null;
  }
  return last;
};

const frameMillis = 60;

/** How many seconds a WebM Opus note lasts, to a frame; null for what is none from its first byte to its last. */
export const webmSeconds = (bytes: Uint8Array): number | null => {
  const [head, segment, ...others] = elementsIn(bytes, 0, bytes.length) ?? [];
  if (head?.id !== ids.ebml || segment?.id !== ids.segment || others.length > 0 || !isHead(bytes, head)) return null;
  const parts = elementsIn(bytes, segment.from, segment.end);
  const tracks = parts?.filter(({ id }) => id === ids.tracks) ?? [];
  if (parts === null || tracks.length !== 1 || tracks[0] === undefined || !isOpusTrack(bytes, tracks[0])) return null;
  const last = lastBlockMillis(bytes, parts);
  return last === null ? null : (last + frameMillis) / 1000;
};
