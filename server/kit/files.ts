import { createHash } from 'node:crypto';

/**
 * Files kept under the SHA-256 of their content, so nothing is ever overwritten and the same picture is kept once.
 * `put` answers the key in 64 hexadecimal digits; `get` answers null for a file that is not there. Both throw
 * RangeError for what is no key or no extension, and Error where the store fails.
 */
export type FileStore = {
  put(bytes: Buffer, extension: string): Promise<string>;
  get(key: string, extension: string): Promise<Buffer | null>;
  /** Nothing happens to a file that is not there. Whoever asks has made sure that nobody else keeps the same content. */
  remove(key: string, extension: string): Promise<void>;
  isWorking(): Promise<boolean>;
};

/** The key of a content: its SHA-256 in hexadecimal digits. */
export const keyOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The name both stores use, '<key>.<extension>'. Nothing that could climb out of a folder is a key or an extension. */
export const fileNameOf = (key: string, extension: string): string => {
  if (!/^[0-9a-f]{64}$/.test(key)) throw new RangeError('files: not a key');
  if (!/^[a-z0-9]{1,8}$/.test(extension)) throw new RangeError('files: not an extension');
  return `${key}.${extension}`;
};
