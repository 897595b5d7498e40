import { randomBytes } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { whoRunsIt } from '@shuka/bench/postgres.ts';
import { programFolder } from '@shuka/server/kit/database-programs.ts';
import { freePort } from '@shuka/server/world/free-port.ts';
import { startProgram, type Program } from '@shuka/bench/program.ts';
import { openPool } from '@shuka/server/kit/db.ts';

/** PostgreSQL of this run alone, which may be killed as a power cut kills it. */
export type Cluster = {
  /** A new database on it. @returns its address. */
  makeDatabase(): Promise<string>;
  /** Kills the database server with no time to say goodbye, and starts it again on the same files. */
  killAndStart(): Promise<void>;
  close(): Promise<void>;
};

export const canRunPostgres = programFolder('initdb') !== null;

const mostTries = 30;

/** Those of the killed server's processes that still end hold its memory for a moment. */
const startWith = async (start: () => Promise<Program>): Promise<Program> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await start();
    } catch (error) {
      if (tries === mostTries) throw error;
      await wait(200);
    }
  }
};

export const openCluster = async (): Promise<Cluster> => {
  const programs = programFolder('initdb');
  if (programs === null) throw new Error('There is no PostgreSQL here.');
  const user = whoRunsIt();
  const folder = mkdtempSync(join(tmpdir(), 'shuka-soak-'));
  chmodSync(folder, 0o700);
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const initArgs = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--no-locale'];
  const made = spawnSync(join(programs, 'initdb'), initArgs, { ...user, cwd: folder });
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr.toString()}`);
  const port = await freePort();
  // What a killed process wrote is in the kernel's hands: it needs no fsync to survive, and the disk is spared.
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'fsync=off'];
  const ways = { ...user, cwd: folder, readyWords: /ready to accept connections/, stopSignal: 'SIGINT' } as const;
  const start = (): Promise<Program> => startProgram(join(programs, 'postgres'), args, ways);
  let program = await start();
  const url = (name: string): string => `postgres://postgres@127.0.0.1:${port}/${name}`;
  return {
    makeDatabase: async () => {
      const name = `soak_${randomBytes(6).toString('hex')}`;
      const pool = openPool(url('postgres'), 1, () => undefined, 60_000);
      await pool.query(`create database ${name}`).finally(() => pool.end());
      return url(name);
    },
    killAndStart: async () => {
      process.kill(program.processId, 'SIGKILL');
      await program.stop();
      program = await startWith(start);
    },
    close: async () => {
      await program.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
