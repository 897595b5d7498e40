import type { Bytes } from './database.ts';

/** Bytes as base64; in pieces, since an argument list has an end. */
export const toBase64 = (bytes: Bytes): string => {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192) pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return btoa(pieces.join(''));
};

/** @throws DOMException when the text is not base64. */
export const fromBase64 = (text: string): Bytes => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** RFC 4648, section 5, without padding. */
export const toBase64Url = (bytes: Bytes): string =>
  toBase64(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');

export const fromBase64Url = (text: string): Bytes => fromBase64(text.replace(/-/g, '+').replace(/_/g, '/'));
