import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openPool, row, sql } from '#kit/db.ts';
import { runOnDatabase } from '#kit/database-programs.ts';
import { Told } from '#kit/told.ts';
import { dumpName, listName, paperName, sealedPaper, weighFile, type BackupPaper } from './backup-paper.ts';
import type { Config } from './config.ts';

export type Kept = Pick<Config, 'databaseUrl' | 'ownerUrl' | 'dataFolder' | 'secretKey' | 's3'>;

/** The database for its owner, who sees and makes all of it. @throws Told for the embedded database, which has no dump. */
export const databaseOf = ({ databaseUrl, ownerUrl }: Kept): string => {
  const url = ownerUrl ?? databaseUrl;
  if (url !== null) return url;
  throw new Told(
    'DATABASE_URL is missing. The embedded database of a demo is copied with its folder, the server stopped.',
  );
};

/** @throws Told for a database that is none of this house. */
export const lastMigration = async (url: string): Promise<string> => {
  const pool = openPool(url, 1, () => undefined);
  const found = await row<{ name: string }>(pool, sql`select max(name) as name from public.migration`)
    .catch(() => null)
    .finally(() => pool.end());
  if (found === null) throw new Told('The database could not be read, or is not one of this house.');
  return found.name;
};

const isKept = (name: string): boolean => /^[0-9a-f]{64}\.[a-z0-9]{1,8}$/.test(name);

/** The path of a file in any store on disk, two levels deep by its key. */
export const placeOf = (name: string): string => join(name.slice(0, 2), name.slice(2, 4), name);

const listFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true }).catch(() => []);
  return entries
    .map((entry) => entry.split(/[\\/]/).at(-1) ?? '')
    .filter(isKept)
    .toSorted();
};

/** Copies a file that is not there yet: under one name there is ever one content, so backups share them. */
export const copyKept = async (name: string, from: string, to: string): Promise<void> => {
  const path = join(to, placeOf(name));
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await copyFile(join(from, placeOf(name)), `${path}.part`);
  await rename(`${path}.part`, path);
};

/** What somebody took away while the backup was made is no fault of it. */
const unlessGone = (onGone: () => unknown) => (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error;
  onGone();
};

/** Copies the files of the house beside those of earlier backups, and lists them in the folder of this one. */
export const keepFiles = async (
  { s3, dataFolder }: Kept,
  folder: string,
  own: string,
): Promise<BackupPaper['files']> => {
  if (s3 !== null) return null;
  const [from, to] = [join(dataFolder, 'files'), join(folder, 'files')];
  const there = new Set(await listFiles(to));
  const names = await listFiles(from);
  const gone = new Set<string>();
  for (const name of names)
    if (!there.has(name)) await copyKept(name, from, to).catch(unlessGone(() => gone.add(name)));
  const kept = names.filter((name) => !gone.has(name));
  await writeFile(join(own, listName), kept.map((name) => `${name}\n`).join(''), { mode: 0o600 });
  return { count: kept.length, ...(await weighFile(join(own, listName))) };
};

/**
 * Writes a backup into a folder of its own: the database first, then the files, so that these hold all that it names.
 * It has its name only once it is whole. @param folder where backups are kept; they share one store of files.
 * @returns the folder of the new one. @throws Told where something is missing or fails.
 */
export const backUp = async (kept: Kept, folder: string, now: Date): Promise<string> => {
  const url = databaseOf(kept);
  const own = join(folder, now.toISOString().replaceAll(/[:.]/g, '-'));
  const unfinished = `${own}.part`;
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    const migration = await lastMigration(url);
    const dump = join(unfinished, dumpName);
    await runOnDatabase('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', `--file=${dump}`]);
    const files = await keepFiles(kept, folder, unfinished);
    const said = {
      format: 1,
      madeAt: now.toISOString(),
      lastMigration: migration,
      dump: await weighFile(dump),
      files,
    } as const;
    await writeFile(join(unfinished, paperName), sealedPaper(said, kept.secretKey), { mode: 0o600 });
    await rename(unfinished, own);
    return own;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
};
