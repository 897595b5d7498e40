import { appendFile, chmod, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runOnDatabase } from '#kit/database-programs.ts';
import { listMigrations } from '#kit/migrate.ts';
import { Told } from '#kit/told.ts';
import { copyKept, type Kept } from './back-up.ts';
import { listName } from './backup-paper.ts';
import { checkSegments, clusterName, findBase, segmentsName, type Base } from './wal-archive.ts';

const demandKnown = async ({ lastMigration }: Base): Promise<void> => {
  const known = (await listMigrations()).map(({ name }) => name);
  if (!known.includes(lastMigration))
    throw new Told(`The base copy is of a newer release, which knows ${lastMigration}. Nothing was done.`);
};

const demandNothing = async (into: string): Promise<void> => {
  if ((await readdir(into).catch(() => [])).length > 0)
    throw new Told(`${into} is not empty. Name a new folder for the cluster. Nothing was done.`);
};

/** A path within a command of the shell, within a setting of PostgreSQL. */
const quoted = (path: string): string => `"${path.replaceAll('"', '\\"')}"`.replaceAll("'", "''");

/** How PostgreSQL goes on from the copy: with segments of the archive, the last unfinished one too, to the moment and no further. */
const settingsFor = (folder: string, to: Date | null): string => {
  const segment = (ending: string): string => `cp ${quoted(join(folder, segmentsName))}/%f${ending} %p`;
  const until =
    to === null
      ? ''
      : `recovery_target_time = '${to.toISOString().replace('T', ' ').replace('Z', '+00')}'\nrecovery_target_inclusive = true\n`;
  return `\nrestore_command = '${segment('')} 2>/dev/null || ${segment('.partial')}'\n${until}recovery_target_action = 'promote'\n`;
};

const putFilesBack = async (kept: Kept, folder: string, { own }: Base): Promise<void> => {
  const names = (await readFile(join(own, listName), 'utf8').catch(() => '')).split('\n').filter((name) => name !== '');
  for (const name of names) await copyKept(name, join(folder, 'files'), join(kept.dataFolder, 'files'));
};

/**
 * Makes a new cluster out of an archive that, once PostgreSQL is started on it, is as the old one was at a moment. All is
 * looked at before anything is written.
 * @param to the moment; null for as late as the archive goes. @param into a folder that is not there, or empty.
 * @returns the last segment there is. @throws Told where the archive is wrong, cut, too new, or does not go back so far.
 */
export const putBackWal = async (
  kept: Kept,
  folder: string,
  { to, into }: { readonly to: Date | null; readonly into: string },
): Promise<{ lastSegment: string; madeAt: string }> => {
  await demandNothing(into);
  const base = await findBase(folder, to, kept.secretKey);
  await demandKnown(base);
  const cluster = join(base.own, clusterName);
  await runOnDatabase('pg_verifybackup', kept.databaseUrl ?? 'postgres://none', ['--no-parse-wal', cluster]);
  const lastSegment = await checkSegments(folder, base);
  try {
    await mkdir(into, { recursive: true, mode: 0o700 });
    await cp(cluster, into, { recursive: true, preserveTimestamps: true });
    await chmod(into, 0o700);
    await appendFile(join(into, 'postgresql.auto.conf'), settingsFor(folder, to));
    await writeFile(join(into, 'recovery.signal'), '');
    await putFilesBack(kept, folder, base);
  } catch (error) {
    await rm(into, { recursive: true, force: true });
    throw error;
  }
  return { lastSegment, madeAt: base.madeAt };
};
