import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { diskFiles } from './disk-files.ts';

const picture = Buffer.from([0, 1, 2, 0xff, 0xfe, 0x0d, 0x0a]);
const key = createHash('sha256').update(picture).digest('hex');

let place: string;
let folder: string;

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'shuka-files-'));
  folder = join(place, 'files');
});

afterEach(() => rm(place, { recursive: true }));

const listAll = async (): Promise<string[]> => (await readdir(folder, { recursive: true })).sort();

const modeOf = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8);

describe('a file on the disk', () => {
  test('comes back as it was put, under the SHA-256 of its content', async () => {
    const files = diskFiles(folder);
    expect(await files.put(picture, 'webp')).toBe(key);
    expect(await files.get(key, 'webp')).toEqual(picture);
    expect(await diskFiles(folder).get(key, 'webp')).toEqual(picture);
  });

  test('lies two folders deep, readable by its owner alone, with nothing unfinished beside it', async () => {
    await diskFiles(folder).put(picture, 'webp');
    const outer = key.slice(0, 2);
    const inner = join(outer, key.slice(2, 4));
    expect(await listAll()).toEqual([outer, inner, join(inner, `${key}.webp`)]);
    expect(await modeOf(join(folder, inner, `${key}.webp`))).toBe('600');
    expect(await modeOf(join(folder, inner))).toBe('700');
    expect(await modeOf(folder)).toBe('700');
  });

  test('is written once, however often and by however many it is put', async () => {
    const files = diskFiles(folder);
    const keys = await Promise.all(Array.from({ length: 8 }, () => files.put(picture, 'webp')));
    expect(new Set(keys)).toEqual(new Set([key]));
    expect(await listAll()).toHaveLength(3);

    const path = join(folder, key.slice(0, 2), key.slice(2, 4), `${key}.webp`);
    await utimes(path, 1, 1);
    await files.put(picture, 'webp');
    expect((await stat(path)).mtimeMs).toBe(1000);
  });

  test('of another kind is another file', async () => {
    const files = diskFiles(folder);
    await files.put(picture, 'webp');
    expect(await files.get(key, 'pdf')).toBeNull();
  });

  test('that nobody put is not there', async () => {
    expect(await diskFiles(folder).get('0'.repeat(64), 'webp')).toBeNull();
  });

  test.each([
    ['../../../../etc/passwd', 'webp'],
    [`../${'a'.repeat(61)}`, 'webp'],
    [key.toUpperCase(), 'webp'],
    [`${key}\n`, 'webp'],
    [key.slice(1), 'webp'],
    ['', 'webp'],
    [key, '../secret'],
    [key, 'webp/../../x'],
    [key, ''],
    [key, 'WEBP'],
  ])('is not looked for under %j with the ending %j', async (badKey, badExtension) => {
    await expect(diskFiles(folder).get(badKey, badExtension)).rejects.toThrow('files: not a');
  });

  test('is gone once it is removed, and may be removed again', async () => {
    const files = diskFiles(folder);
    await files.put(picture, 'webp');
    await files.remove(key, 'webp');
    await files.remove(key, 'webp');
    expect(await files.get(key, 'webp')).toBeNull();
    await expect(files.remove('../../x', 'webp')).rejects.toThrow('files: not a key');
  });

  test('is not written under an ending that leads elsewhere', async () => {
    await expect(diskFiles(folder).put(picture, '../webp')).rejects.toThrow('files: not an extension');
    await expect(stat(folder)).rejects.toThrow('ENOENT');
  });
});

describe('a disk', () => {
  test('is working when a file can be written, and nothing of the trial stays', async () => {
    expect(await diskFiles(folder).isWorking()).toBe(true);
    expect(await listAll()).toEqual([]);
  });

  test('is not working when its folder cannot be made, and says so when a file is put or fetched', async () => {
    await writeFile(folder, 'a file where the folder should be');
    const files = diskFiles(folder);
    expect(await files.isWorking()).toBe(false);
    await expect(files.put(picture, 'webp')).rejects.toThrow('ENOTDIR');
    await expect(files.get(key, 'webp')).rejects.toThrow('ENOTDIR');
  });
});
