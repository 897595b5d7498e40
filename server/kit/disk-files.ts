import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileNameOf, keyOf } from './files.ts';
import type { FileStore } from './files.ts';

const fileMode = 0o600;
const folderMode = 0o700;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Makes what a folder lists survive a power cut. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Whole or not at all: a name appears only when the bytes behind it are on the disk. */
const writeWhole = async (path: string, bytes: Buffer): Promise<void> => {
  const unfinished = `${path}.${randomUUID()}.part`;
  try {
    const handle = await open(unfinished, 'wx', fileMode);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
};

/**
 * Keeps files in a folder of this machine, two levels deep by the first four digits of their key, for its owner alone.
 * @param folder made at the first need.
 */
export const diskFiles = (folder: string): FileStore => {
  const pathOf = (key: string, extension: string): string => {
    const name = fileNameOf(key, extension);
    return join(folder, name.slice(0, 2), name.slice(2, 4), name);
  };

  const isThere = (path: string): Promise<boolean> =>
    access(path).then(
      () => true,
      (error: unknown) => {
        if (isMissing(error)) return false;
        throw error;
      },
    );

  return {
    put: async (bytes, extension) => {
      const key = keyOf(bytes);
      const path = pathOf(key, extension);
      if (await isThere(path)) return key;
      const firstMade = await mkdir(dirname(path), { recursive: true, mode: folderMode });
      await writeWhole(path, bytes);
      await syncFolder(dirname(path));
      if (firstMade !== undefined) await Promise.all([dirname(dirname(path)), folder].map(syncFolder));
      return key;
    },
    get: async (key, extension) => {
      try {
        return await readFile(pathOf(key, extension));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: async (key, extension) => rm(pathOf(key, extension), { force: true }),
    isWorking: async () => {
      const probe = join(folder, `${randomUUID()}.probe`);
      try {
        await mkdir(folder, { recursive: true, mode: folderMode });
        await writeWhole(probe, Buffer.from('probe'));
        await rm(probe);
        return true;
      } catch {
        return false;
      }
    },
  };
};
