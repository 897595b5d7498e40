import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@shuka/server/world/free-port.ts';
import { startProgram, type Program } from '@shuka/bench/program.ts';
import { openPool, type Pool } from '@shuka/server/kit/db.ts';
import { bundledServer } from '@shuka/server/world/bundled-program.ts';
import { openCluster, type Cluster } from './cluster.ts';
import { embeddedOf } from './embedded.ts';
import { secretKey, type House } from './house.ts';

/** A server in a process of its own, which may be killed, and so may its database. */
export type OwnHouse = House & {
  readonly kills: { server: number; database: number };
  /** Kills the server with no time to say goodbye and starts it again on the same port. */
  killServer(): Promise<void>;
  killDatabase(): Promise<void>;
};

const mostTries = 8;

const startServer = async (port: number, folder: string, databaseUrl: string | null): Promise<Program> => {
  const { DATABASE_URL: _, ...rest } = process.env;
  const env = {
    ...rest,
    NODE_ENV: 'development',
    PORT: String(port),
    DATA_FOLDER: folder,
    DEMO_WORLD: 'small',
    SECRET_KEY: secretKey.toString('base64'),
    LOG_LEVEL: 'error',
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  };
  const args = ['--enable-source-maps', bundledServer()];
  for (let tries = 1; ; tries += 1) {
    try {
      return await startProgram(process.execPath, args, { env, readyWords: / is ready at / });
    } catch (error) {
      if (tries === mostTries) throw error;
      await wait(300); // the database of the server before may still be closing its files
    }
  }
};

const poolOf = (server: Program, databaseUrl: string | null): Pool => {
  const url = databaseUrl ?? embeddedOf(server.processId)?.url;
  if (url === undefined) throw new Error('The embedded database was not found among the processes.');
  return openPool(url, databaseUrl === null ? 2 : 6, () => undefined, 20_000);
};

export const openOwnHouse = async (kind: OwnHouse['kind']): Promise<OwnHouse> => {
  const cluster: Cluster | null = kind === 'postgres' ? await openCluster() : null;
  const databaseUrl = (await cluster?.makeDatabase()) ?? null;
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'shuka-soak-house-'));
  const template = process.env['SHUKA_TEST_TEMPLATE'] ?? '';
  // The tests have made one already, which saves a database's first start.
  if (cluster === null && existsSync(template)) cpSync(template, join(folder, 'database'), { recursive: true });
  let server = await startServer(port, folder, databaseUrl);
  let pool = poolOf(server, databaseUrl);
  const kills = { server: 0, database: 0 };

  const killServer = async (): Promise<void> => {
    const words = server.lastWords();
    if (words !== null) throw new Error(`The server ended by itself with ${words}`);
    process.kill(server.processId, 'SIGKILL');
    await server.stop();
    kills.server += 1;
    server = await startServer(port, folder, databaseUrl);
    if (cluster !== null) return;
    void pool.end().catch(() => undefined);
    pool = poolOf(server, databaseUrl);
  };
  const killDatabase = async (): Promise<void> => {
    kills.database += 1;
    if (cluster !== null) return cluster.killAndStart();
    const embedded = embeddedOf(server.processId);
    if (embedded !== null) process.kill(embedded.processId, 'SIGKILL'); // the server starts it again by itself
    return undefined;
  };
  return {
    kind,
    port,
    kills,
    get pool() {
      return pool;
    },
    now: () => new Date(),
    killServer,
    killDatabase,
    close: async () => {
      await pool.end().catch(() => undefined);
      await server.stop();
      await cluster?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
