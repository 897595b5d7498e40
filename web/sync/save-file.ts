export { saveFile } from '#kit/save-file.ts';

/** A name for a file of today that says nothing of whose it is. */
export const fileName = (what: 'unsent' | 'copy', now = new Date()): string =>
  `${what}-${now.toISOString().slice(0, 16).replace(/[T:]/g, '-')}.json`;
