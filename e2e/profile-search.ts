import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** A text in the two ways a browser writes it; bytes as they are. */
const formsOf = (piece: string | Buffer): Buffer[] =>
  typeof piece === 'string' ? [Buffer.from(piece, 'utf8'), Buffer.from(piece, 'utf16le')] : [piece];

/**
 * Looks through every file of a browser's profile for pieces of what a person entered. Random letters are found in
 * snappy blocks too: what does not repeat stands in them as it is.
 * @returns where each was found, as `piece: file`.
 */
export const searchProfile = (folder: string, pieces: Readonly<Record<string, string | Buffer>>): string[] => {
  const wanted = Object.entries(pieces).map(([name, piece]) => ({ name, forms: formsOf(piece) }));
  return filesIn(folder).flatMap((file) => {
    const bytes = readFileSync(file);
    const hits = wanted.filter(({ forms }) => forms.some((form) => bytes.includes(form)));
    return hits.map(({ name }) => `${name}: ${relative(folder, file)}`);
  });
};

/** How many bytes there were to search. */
export const sizeOf = (folder: string): number => filesIn(folder).reduce((sum, file) => sum + statSync(file).size, 0);
