const hexDigits = /^([0-9a-f]{2})*$/;

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The bytes of hexadecimal digits in small letters; null for what is none. */
export const bytesOfHex = (text: string): Uint8Array | null =>
  hexDigits.test(text) ? Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)) : null;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** RFC 4648, section 4, with padding. */
export const base64Of = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3);
    const bits = (a << 16) | (b << 8) | c;
    const quad = [18, 12, 6, 0].map((shift) => letters[(bits >> shift) & 63] ?? '').join('');
    const missing = Math.max(0, at + 3 - bytes.length);
    text += `${quad.slice(0, 4 - missing)}${'='.repeat(missing)}`;
  }
  return text;
};

/** The bytes of a base64 text; null for what is none, or is not written as `base64Of` writes it. */
export const bytesOfBase64 = (text: string): Uint8Array | null => {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) return null;
  const plain = text.replaceAll('=', '');
  const bytes = new Uint8Array(Math.floor((plain.length * 3) / 4));
  let [bits, held, at] = [0, 0, 0];
  for (const letter of plain) {
    bits = ((bits << 6) | letters.indexOf(letter)) & 0xffffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at] = (bits >> held) & 0xff;
    at += 1;
  }
  return base64Of(bytes) === text ? bytes : null;
};

/** A text in UTF-8. @throws URIError for halves of letters. */
export const utf8Of = (text: string): Uint8Array => {
  const escaped = encodeURIComponent(text);
  const bytes: number[] = [];
  for (let at = 0; at < escaped.length; at += 1) {
    const isEscape = escaped[at] === '%';
    bytes.push(isEscape ? Number.parseInt(escaped.slice(at + 1, at + 3), 16) : escaped.charCodeAt(at));
    if (isEscape) at += 2;
  }
  return Uint8Array.from(bytes);
};

export const joined = (...parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

export const areSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);
