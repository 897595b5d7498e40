import { randomBytes } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { programFolder } from '@shuka/server/kit/database-programs.ts';
import { freePort } from '@shuka/server/world/free-port.ts';
import { startProgram } from './program.ts';

/** A database of this run alone, on PostgreSQL. */
export type Database = { readonly url: string; readonly version: string; close(): Promise<void> };

type User = { readonly uid?: number; readonly gid?: number };

const idOf = (flag: string): number => Number(spawnSync('id', [flag, 'postgres']).stdout.toString());

/** PostgreSQL does not run as root; Debian's package made a user for it. */
export const whoRunsIt = (): User => (process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {});

/** A quarter of the memory, as PostgreSQL’s manual (20.4.1) and `docs/operate.md` say; its own 128 MB are for trying out. */
const buffers = `${Math.min(4096, Math.floor(totalmem() / 4 / 2 ** 20))}MB`;

/** A folder of whoever runs PostgreSQL. */
const giveFolder = (folder: string, { uid, gid }: User): void => {
  chmodSync(folder, 0o700);
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
};

/** The password of the cluster in this folder, which is made where there is none yet. */
const clusterIn = (folder: string, programs: string, user: User): string => {
  const passwordFile = join(folder, 'password');
  if (existsSync(join(folder, 'made'))) return readFileSync(passwordFile, 'utf8');
  rmSync(join(folder, 'data'), { recursive: true, force: true });
  giveFolder(folder, user);
  const password = randomBytes(16).toString('hex');
  writeFileSync(passwordFile, password, { mode: 0o644 }); // the folder itself is its owner's alone
  const initArgs = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8'];
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', join(folder, 'data'), ...initArgs, '--no-sync', '--no-locale'],
    user,
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr.toString()}`);
  writeFileSync(join(folder, 'made'), '');
  return password;
};

const startCluster = async (programs: string, folder: string): Promise<{ url: string; stop(): Promise<void> }> => {
  const user = whoRunsIt();
  const password = clusterIn(folder, programs, user);
  const port = await freePort();
  // a checkpoint after each gigabyte, the default, would write the same pages again and again while a million are seeded
  const settings = [`shared_buffers=${buffers}`, 'max_wal_size=8GB'].flatMap((setting) => ['-c', setting]);
  const args = ['-D', join(folder, 'data'), '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...settings];
  const ways = { ...user, cwd: folder, readyWords: /ready to accept connections/, stopSignal: 'SIGINT' } as const;
  const program = await startProgram(join(programs, 'postgres'), args, ways);
  return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop: () => program.stop() };
};

const once = async <Answer>(url: string, text: string): Promise<Answer | undefined> => {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(text).finally(() => client.end());
  return rows[0] as Answer | undefined; // each caller names the columns it selects
};

const databaseOn = async (serverUrl: string, stop: () => Promise<void>): Promise<Database> => {
  const name = `shuka_bench_${randomBytes(6).toString('hex')}`;
  await once(serverUrl, `create database ${name}`);
  const address = new URL(serverUrl);
  address.pathname = `/${name}`;
  const told = await once<{ server_version: string }>(serverUrl, 'show server_version');
  const close = async (): Promise<void> => {
    await once(serverUrl, `drop database ${name} with (force)`);
    await stop();
  };
  return { url: address.href, version: told?.server_version ?? '', close };
};

/** A new database on BENCH_DATABASE_URL's server, else on a cluster of our own; null where there is no PostgreSQL. */
export const openDatabase = async (): Promise<Database | null> => {
  const given = process.env['BENCH_DATABASE_URL'];
  if (given !== undefined) return databaseOn(given, async () => undefined);
  const programs = programFolder('initdb');
  if (programs === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'shuka-bench-'));
  const cluster = await startCluster(programs, folder);
  return databaseOn(cluster.url, async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  });
};

/** The database of a cluster that stays in this folder when it is closed; null where there is no PostgreSQL. */
export const openKept = async (folder: string): Promise<Database | null> => {
  const programs = programFolder('initdb');
  if (programs === null) return null;
  mkdirSync(folder, { recursive: true });
  const { url, stop } = await startCluster(programs, folder);
  const told = await once<{ server_version: string }>(url, 'show server_version');
  return { url, version: told?.server_version ?? '', close: stop };
};

export const noPostgres =
  'There is no PostgreSQL here, so this part is left out. Install one (apt-get install postgresql), or name one that ' +
  'runs: BENCH_DATABASE_URL=postgres://user:password@host/postgres npm run bench';

/** A connection of the measurer's own to the database of a house; what is lost of it is nobody's trouble. */
export const lookInto = (database: Database): pg.Pool => {
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  pool.on('error', () => undefined);
  return pool;
};
