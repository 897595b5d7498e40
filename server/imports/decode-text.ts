/** A text that a file holds, or null for one that is in none of the encodings people save lists in. */
export const decodeText = (bytes: Uint8Array): string | null => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decode(bytes, 'utf-16be');
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked !== null) return decode(bytes, unmarked);
  return decode(bytes, 'utf-8') ?? decodeWestern(bytes);
};

const decode = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\u0000') ? null : text;
  } catch {
    return null;
  }
};

/** Excel's "Unicode text" without its mark: every other byte of Latin letters is nought. */
const unmarkedUtf16 = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  const head = bytes.subarray(0, 200);
  const noughts = [0, 0];
  head.forEach((byte, at) => {
    if (byte === 0) noughts[at % 2] = (noughts[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = noughts;
  if (odd > head.length / 4 && even === 0) return 'utf-16le';
  return even > head.length / 4 && odd === 0 ? 'utf-16be' : null;
};

/** The five bytes that Windows-1252 gives no letter. */
const unused = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** What is no UTF-8 was saved by an older Excel: Windows-1252, unless it holds bytes that no text has. */
const decodeWestern = (bytes: Uint8Array): string | null => {
  const isText = bytes.every((byte) => (byte >= 0x20 || [9, 10, 13].includes(byte)) && !unused.has(byte));
  return isText ? decode(bytes, 'windows-1252') : null;
};
