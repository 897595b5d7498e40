/** The built server on a database server of its own, everything of which can be searched: its files, its WAL, its logs. */
import { randomBytes } from 'node:crypto';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@shuka/server/world/free-port.ts';
import { openPool } from '@shuka/server/kit/db.ts';
import { newServer, serverFolder } from '@shuka/server/world/own-cluster.ts';
import { root } from './kit/machine.ts';

const program = join(root, 'dist', 'server', 'main.js');
const startMillis = 120_000;

/** Long texts stay whole runs of bytes in it, so that a search finds them; every statement is logged with its values. */
const settings = {
  default_toast_compression: 'lz4',
  wal_keep_size: '8GB',
  max_wal_size: '8GB',
  log_statement: 'all',
  log_parameter_max_length: '-1',
  log_parameter_max_length_on_error: '-1',
} as const;

const ended = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const over = once(child, 'exit');
  child.kill(signal);
  await over;
};

/** A server of PostgreSQL with a folder and a log of its own. */
const startDatabase = async () => {
  const clusters = serverFolder();
  const cluster = join(clusters, 'cluster');
  const database = await newServer(cluster);
  const pool = openPool(database.url, 1, () => undefined, 60_000);
  for (const [name, value] of Object.entries(settings)) await pool.query(`alter system set ${name} = '${value}'`);
  await pool.query('select pg_reload_conf()');
  const told = await pool.query<{ server_version: string }>('show server_version');
  const version = `PostgreSQL ${told.rows[0]?.server_version ?? ''}`;
  const close = async (): Promise<void> => {
    await pool.end();
    database.stop();
    rmSync(clusters, { recursive: true, force: true, maxRetries: 5 });
  };
  return { url: database.url, pool, version, cluster, log: `${cluster}.log`, close };
};

const untilReady = async (server: ChildProcess, url: string, logs: string): Promise<void> => {
  const until = Date.now() + startMillis;
  const isReady = () =>
    fetch(`${url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null || Date.now() > until) throw new Error(`The server did not start; see ${logs}`);
    await wait(200);
  }
};

/** Ways to start the built program, each of which writes all that it says into a file of its own. */
const programsOf = (env: Record<string, string>, logs: string) => {
  const run = (name: string, ...args: string[]): ChildProcess => {
    const log = openSync(join(logs, `${name}.log`), 'a');
    return spawn(process.execPath, [program, ...args], { cwd: root, env, stdio: ['ignore', log, log] });
  };
  const command = async (name: string, ...args: string[]): Promise<void> => {
    const [code] = (await once(run(name, ...args), 'exit')) as [number | null];
    if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}; see ${logs}`);
  };
  return { run, command };
};

/** A house whose every trace on this machine stands in folders that are named. */
export const openHouse = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shuka-secrets-'));
  const at = (name: string): string => {
    const path = join(folder, name);
    mkdirSync(path, { recursive: true });
    return path;
  };
  const database = await startDatabase();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const secretKey = randomBytes(32);
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? '',
    PORT: String(port),
    DATA_FOLDER: at('data'),
    DATABASE_URL: database.url,
    DEMO_WORLD: 'small',
    SECRET_KEY: secretKey.toString('base64'),
    TRUSTED_PROXIES: '127.0.0.1,::1',
    LOG_LEVEL: 'trace',
  };
  const { run, command } = programsOf(env, at('logs'));
  const server = run('server');
  await untilReady(server, url, at('logs'));
  const wal = run('wal', 'backup', '--wal', at('wal'));
  const close = async (): Promise<void> => {
    await ended(wal, 'SIGTERM');
    await ended(server, 'SIGTERM');
    await database.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const stopWal = () => ended(wal, 'SIGTERM');
  const stopServer = () => ended(server, 'SIGTERM');
  return { url, at, secretKey, database, command, stopWal, stopServer, close };
};

export type House = Awaited<ReturnType<typeof openHouse>>;
