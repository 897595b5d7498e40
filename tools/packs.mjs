import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLastingNames } from './lasting-names.mjs';

/** A file as large as this fills a pack by itself. */
const mostPackedBytes = 50_000;

/** So much text makes about 25 KB on the line: what breaks off is soon had again. */
const mostPackBytes = 88_000;

/** From here on another pack may begin. */
const leastPackBytes = 40_000;

export const pathOf = (web, file) => join(web, ...file.split('?')[0].split('/'));

const bytesOf = (web, file) => statSync(pathOf(web, file)).size;

const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** One file in four. */
const beginsPack = (key) => Number.parseInt(hashOf(key), 16) % 4 === 0;

/**
 * In the order given. Where a pack begins is told by its first file, so that one that grew moves the packs near it and not all
 * that come after.
 */
const shareOut = (files) => {
  const packs = [[]];
  let bytes = 0;
  for (const file of files) {
    const isFull = bytes + file.bytes > mostPackBytes || (bytes > leastPackBytes && beginsPack(file.key));
    if (isFull && bytes > 0) {
      packs.push([]);
      bytes = 0;
    }
    packs.at(-1).push(file);
    bytes += file.bytes;
  }
  return packs.filter((pack) => pack.length > 0);
};

const writeAsset = (web, name, content) => {
  const text = JSON.stringify(content);
  const path = `/assets/${name}-${hashOf(text)}.json`;
  writeFileSync(pathOf(web, path), text);
  return path;
};

/** A picture has one name for good. */
const keyOf = (file, lasting) => lasting[file.replace('/assets/', '')] ?? file;

const lastingText = (web, file, lasting) => withLastingNames(readFileSync(pathOf(web, file), 'utf8'), lasting);

/**
 * Puts files together: on a slow line hundreds of requests cost more than their bytes, and a browser lets few of a worker's
 * go at once (measured, decision 0029). What they name stands in them by its lasting name, so that a release brings the packs
 * whose own words changed and no others (decision 0104). @returns the packs' addresses.
 */
export const writePacks = (web, files, lasting) => {
  const all = files.map((file) => ({ file, key: keyOf(file, lasting), bytes: bytesOf(web, file) }));
  return shareOut(all).map((pack) =>
    writeAsset(
      web,
      'whole-pack',
      Object.fromEntries(pack.map(({ file, key }) => [key, lastingText(web, file, lasting)])),
    ),
  );
};

/** What scripts that come alone say, whatever they name: by it the worker knows that one of an older version will do. */
export const sayingsOf = (web, files, lasting) =>
  Object.fromEntries(
    files.filter((file) => file.endsWith('.js')).map((file) => [file, hashOf(lastingText(web, file, lasting))]),
  );

/** Writes which names the lasting ones stand for in this build. @returns the address. */
export const writeNames = (web, lasting) => {
  const names = Object.entries(lasting).map(([name, id]) => [id, name]);
  return writeAsset(web, 'names', Object.fromEntries(names.toSorted()));
};

/**
 * Which of these come in packs, and which alone: what is too large for one, and what the first page brings, since the
 * browser has it already. @param first addresses of what the first page brings.
 */
export const sortOut = (web, files, first) => {
  const alone = files.filter((file) => first.has(file) || bytesOf(web, file) > mostPackedBytes);
  return { alone, small: files.filter((file) => !alone.includes(file)) };
};
