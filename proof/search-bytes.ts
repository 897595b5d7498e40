/** Looks for bytes in files: in each as it stands, and in what is packed within it. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';
import { programFolder } from '@shuka/server/kit/database-programs.ts';
import { formsOf, type Canary, type Pattern } from './canaries.ts';

type Hit = { readonly canary: Canary; readonly form: string; readonly file: string };

export type Searched = { readonly hits: Hit[]; readonly files: number; readonly bytes: number };

const digit = /[0-9.]/;

const isApartAt = (bytes: Buffer, at: number, length: number): boolean =>
  !digit.test(String.fromCharCode(bytes[at - 1] ?? 0)) && !digit.test(String.fromCharCode(bytes[at + length] ?? 0));

const mostPdfBytes = 50_000_000;

/** What is packed in the streams of a PDF. */
const openPdf = (bytes: Buffer): Buffer[] => {
  const parts: Buffer[] = [];
  for (let at = bytes.indexOf('stream\n'); at !== -1; at = bytes.indexOf('stream\n', at + 7)) {
    const end = bytes.indexOf('endstream', at);
    try {
      parts.push(inflateSync(bytes.subarray(at + 7, end), { maxOutputLength: mostPdfBytes }));
    } catch {
      // a picture, or the end of one: it was searched as it stands
    }
  }
  return parts;
};

/** What is packed in a ZIP, which a sheet is: each part behind its own small head. */
const openZip = (bytes: Buffer): Buffer[] => {
  const head = Buffer.from('PK\u0001\u0002', 'latin1');
  const parts: Buffer[] = [];
  for (let at = bytes.indexOf(head); at !== -1; at = bytes.indexOf(head, at + 4)) {
    const [packed, start] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 42)];
    const from = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
    const part = bytes.subarray(from, from + packed);
    parts.push(bytes.readUInt16LE(at + 10) === 0 ? part : inflateRawSync(part));
  }
  return parts;
};

/** What `pg_dump` packed, as the SQL that it stands for. */
const openDump = (file: string): Buffer[] => {
  const folder = programFolder('pg_restore');
  if (folder === null) throw new Error('pg_restore is missing.');
  const { status, stdout, stderr } = spawnSync(join(folder, 'pg_restore'), ['--file=-', file], { maxBuffer: 2 ** 31 });
  if (status !== 0) throw new Error(`pg_restore: ${stderr.toString()}`);
  return [stdout];
};

const begins = (bytes: Buffer, text: string): boolean =>
  bytes.subarray(0, text.length).equals(Buffer.from(text, 'latin1'));

/** @returns the bytes of a file, and what is packed within them. */
export const opened = (file: string, bytes: Buffer): Buffer[] => {
  if (begins(bytes, 'PGDMP')) return [bytes, ...openDump(file)];
  if (begins(bytes, 'PK\u0003\u0004')) return [bytes, ...openZip(bytes)];
  if (begins(bytes, '%PDF')) return [bytes, ...openPdf(bytes)];
  if (begins(bytes, '\u001f\u008b')) return [bytes, gunzipSync(bytes)];
  return [bytes];
};

/** All patterns in one walk over the bytes: a table of pairs of bytes says where it is worth looking closer. */
const makeSearch = (canaries: readonly Canary[]) => {
  const pairs = new Uint8Array(65_536);
  const byStart = new Map<number, Pattern[]>();
  for (const pattern of canaries.flatMap(formsOf)) {
    const start = pattern.bytes.readUInt32BE(0);
    pairs[start >>> 16] = 1;
    byStart.set(start, [...(byStart.get(start) ?? []), pattern]);
  }
  return (bytes: Buffer): Pattern[] => {
    const found: Pattern[] = [];
    for (let at = 0; at + 4 <= bytes.length; at += 1) {
      const pair = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
      if (pairs[pair] !== 1) continue;
      for (const pattern of byStart.get(bytes.readUInt32BE(at)) ?? [])
        if (
          bytes.subarray(at, at + pattern.bytes.length).equals(pattern.bytes) &&
          (!pattern.isApart || isApartAt(bytes, at, pattern.bytes.length))
        )
          found.push(pattern);
    }
    return found;
  };
};

/** A file that went away between the listing and the reading had nothing to say. */
const read = (file: string): Buffer | null => {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
};

/** Searches every file of a folder. */
export const searchFolder = (folder: string, canaries: readonly Canary[]): Searched => {
  const search = makeSearch(canaries);
  const hits: Hit[] = [];
  let [files, total] = [0, 0];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = read(file);
    if (bytes === null) continue;
    files += 1;
    for (const part of opened(file, bytes)) {
      total += part.length;
      hits.push(...search(part).map(({ canary, form }) => ({ canary, form, file: relative(folder, file) })));
    }
  }
  return { hits, files, bytes: total };
};
