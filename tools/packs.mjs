import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file as large as this fills a pack by itself. */
const mostPackedBytes = 50_000;

/** So much text makes about 20 KB on the line: what breaks off is soon had again. */
const mostPackBytes = 64_000;

export const pathOf = (web, file) => join(web, ...file.split('?')[0].split('/'));

const bytesOf = (web, file) => statSync(pathOf(web, file)).size;

/** In the order given, as many to a pack as it holds. */
const shareOut = (web, files) => {
  const packs = [];
  let room = 0;
  for (const file of files) {
    const bytes = bytesOf(web, file);
    if (bytes > room) {
      packs.push([]);
      room = mostPackBytes;
    }
    packs.at(-1).push(file);
    room -= bytes;
  }
  return packs;
};

const writePack = (web, files) => {
  const text = JSON.stringify(Object.fromEntries(files.map((file) => [file, readFileSync(pathOf(web, file), 'utf8')])));
  const path = `/assets/whole-pack-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`;
  writeFileSync(pathOf(web, path), text);
  return path;
};

/**
 * Puts files together: on a slow line hundreds of requests cost more than their bytes, and a browser lets few of a worker's
 * go at once (measured, decision 0029). @returns the packs' addresses.
 */
export const writePacks = (web, files) => shareOut(web, files).map((pack) => writePack(web, pack));

/**
 * Which of these come in packs, and which alone: what is too large for one, and what the first page brings, since the
 * browser has it already. @param first addresses of what the first page brings.
 */
export const sortOut = (web, files, first) => {
  const alone = files.filter((file) => first.has(file) || bytesOf(web, file) > mostPackedBytes);
  return { alone, small: files.filter((file) => !alone.includes(file)) };
};
