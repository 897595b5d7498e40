import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runOnDatabase } from '#kit/database-programs.ts';
import { databaseOf, keepFiles, lastMigration, type Kept } from './back-up.ts';
import { weighFile } from './backup-paper.ts';
import {
  basePaperName,
  basesName,
  clusterName,
  findBases,
  firstSegmentOf,
  manifestName,
  sealedBase,
  segmentsName,
} from './wal-archive.ts';

/** What PostgreSQL keeps of the WAL for us while nobody takes it. */
const slot = 'shuka_wal';

/**
 * Copies the whole cluster into an archive of its WAL, and the files of the house beside it. It has its name only once it is
 * whole. Its WAL is taken meanwhile by `streamWal`. @returns its folder.
 */
export const backUpBase = async (kept: Kept, folder: string, now: () => Date): Promise<string> => {
  const url = databaseOf(kept);
  const own = join(folder, basesName, now().toISOString().replaceAll(/[:.]/g, '-'));
  const unfinished = `${own}.part`;
  const cluster = join(unfinished, clusterName);
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    const migration = await lastMigration(url);
    const how = ['--format=plain', '--wal-method=stream', '--checkpoint=fast', '--manifest-checksums=SHA256'];
    await runOnDatabase('pg_basebackup', url, [...how, '--no-password', `--pgdata=${cluster}`]);
    await keepFiles(kept, folder, unfinished);
    const said = {
      format: 1,
      madeAt: now().toISOString(),
      lastMigration: migration,
      firstSegment: await firstSegmentOf(cluster),
      manifest: await weighFile(join(cluster, manifestName)),
    } as const;
    await writeFile(join(unfinished, basePaperName), sealedBase(said, kept.secretKey), { mode: 0o600 });
    await rename(unfinished, own);
    return own;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
};

/**
 * Takes each change of the database into an archive as it is written, until it is told to stop; an archive without a base
 * copy gets one first. @throws Told where the database goes away: whoever runs it starts it again, and it goes on.
 */
export const streamWal = async (kept: Kept, folder: string, now: () => Date, stopping: AbortSignal): Promise<void> => {
  const url = databaseOf(kept);
  const segments = join(folder, segmentsName);
  await mkdir(segments, { recursive: true, mode: 0o700 });
  await runOnDatabase('pg_receivewal', url, ['--create-slot', '--if-not-exists', `--slot=${slot}`, '--no-password']);
  const how = ['--synchronous', '--no-loop', '--no-password', `--slot=${slot}`, `--directory=${segments}`];
  const streaming = runOnDatabase('pg_receivewal', url, how, stopping);
  const based = (await findBases(folder)).length > 0 ? Promise.resolve('') : backUpBase(kept, folder, now);
  await Promise.all([streaming, based]);
};
