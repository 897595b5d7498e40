import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** The only cipher of the server: it hides what is sealed, and finds every change of it (NIST SP 800-38D). */
const cipherName = 'aes-256-gcm';
const nonceBytes = 12;
/** Shorter tags are no tags: one of four bytes is found by trying. */
const authTagLength = 16;

/**
 * Seals bytes with a key of 32 bytes: nonce, tag and text in one.
 * @param place what it belongs to; it opens there alone, so that no row can be passed off as another.
 */
export const seal = (key: Buffer, text: Buffer, place = ''): Buffer => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(cipherName, key, nonce, { authTagLength }).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
};

/** What was sealed. @throws Error when it was sealed with another key, for another place, or was changed or cut since. */
export const unseal = (key: Buffer, sealed: Buffer, place = ''): Buffer => {
  const [nonce, tag] = [sealed.subarray(0, nonceBytes), sealed.subarray(nonceBytes, nonceBytes + authTagLength)];
  const decipher = createDecipheriv(cipherName, key, nonce, { authTagLength }).setAAD(Buffer.from(place));
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + authTagLength)), decipher.final()]);
};
