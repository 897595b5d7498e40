import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { renewEpoch } from '#sync';
import { openPool, row, sql } from '#kit/db.ts';
import { runOnDatabase } from '#kit/database-programs.ts';
import { keyOf } from '#kit/files.ts';
import { listMigrations } from '#kit/migrate.ts';
import { Told } from '#kit/told.ts';
import { checkBackup, dumpName, listName, type BackupPaper } from './backup-paper.ts';
import { copyKept, databaseOf, placeOf, type Kept } from './back-up.ts';

const demandKnown = async ({ lastMigration }: BackupPaper): Promise<void> => {
  const known = (await listMigrations()).map(({ name }) => name);
  if (!known.includes(lastMigration))
    throw new Told(`The backup is of a newer release, which knows ${lastMigration}. Nothing was done.`);
};

const demandEmpty = async (url: string): Promise<void> => {
  const pool = openPool(url, 1, () => undefined);
  const found = await row<{ count: number }>(
    pool,
    sql`select count(*)::integer as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`,
  )
    .catch(() => null)
    .finally(() => pool.end());
  if (found === null) throw new Told('The database of DATABASE_URL could not be reached. Nothing was done.');
  if (found.count > 0)
    throw new Told('The database of DATABASE_URL is not empty. Make a new one for what is put back. Nothing was done.');
};

/** The files a backup names, each of which is there whole. @throws Told for the first that is not. */
const wholeFiles = async (folder: string): Promise<string[]> => {
  const names = (await readFile(join(folder, listName), 'utf8')).split('\n').filter((name) => name !== '');
  for (const name of names) {
    const bytes = await readFile(join(dirname(folder), 'files', placeOf(name))).catch(() => null);
    if (bytes === null || keyOf(bytes) !== name.slice(0, 64))
      throw new Told(`The file ${name} of the backup is missing or cut. Nothing was done.`);
  }
  return names;
};

const beginAnew = async (url: string): Promise<void> => {
  const pool = openPool(url, 1, () => undefined);
  await renewEpoch(pool).finally(() => pool.end());
};

/**
 * Puts a backup into an empty database and lets it begin another life, so that phones send what it lacks. All of the backup
 * is looked at before anything is written; the database is filled in one transaction.
 * @returns how many files came with it. @throws Told where it is wrong, cut, too new, or there is something there already.
 */
export const putBack = async (kept: Kept, folder: string): Promise<{ madeAt: string; files: number | null }> => {
  const url = databaseOf(kept);
  const said = await checkBackup(folder, kept.secretKey);
  await demandKnown(said);
  const names = said.files === null ? [] : await wholeFiles(folder);
  await demandEmpty(url);
  for (const name of names) await copyKept(name, join(dirname(folder), 'files'), join(kept.dataFolder, 'files'));
  const whole = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'];
  await runOnDatabase('pg_restore', url, [
    ...whole,
    `--dbname=${new URL(url).pathname.slice(1)}`,
    join(folder, dumpName),
  ]);
  await beginAnew(url);
  return { madeAt: said.madeAt, files: said.files?.count ?? null };
};
