import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';

const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));
const startMillis = 90_000;
const stopMillis = 10_000;

/** The built server with the demo world in it, on a port, a folder and a database of its own. */
export type House = { readonly url: string; readonly close: () => Promise<void> };

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a listening server has one
  server.close();
  await once(server, 'close');
  return port;
};

const onServer = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

type Database = { readonly settings: Record<string, string>; readonly drop: () => Promise<void> };

/** A fresh database on the server of `TEST_DATABASE_URL`; without it the built server brings its own. */
const makeDatabase = async (name: string): Promise<Database> => {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined || server === '') return { settings: {}, drop: async () => undefined };
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    settings: { DATABASE_URL: url.href },
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  };
};

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

const waitUntilReady = async (server: ChildProcess, url: string, said: readonly Buffer[]): Promise<void> => {
  const until = Date.now() + startMillis;
  while (!(await isReady(url))) {
    if (server.exitCode !== null || Date.now() > until)
      throw new Error(`The server did not start. It said:\n${Buffer.concat(said).toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
};

const stop = async (server: ChildProcess): Promise<void> => {
  if (server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  const impatience = setTimeout(() => server.kill('SIGKILL'), stopMillis);
  await ended;
  clearTimeout(impatience);
};

/**
 * Opens a house that nobody has been in yet; needs `npm run build` before.
 * @param world 'small' has the named people alone; 'yes' is the whole demo, with Chidi's fifteen farmers.
 */
export const openHouse = async (world: 'small' | 'yes' = 'small'): Promise<House> => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'shuka-journeys-'));
  const database = await makeDatabase(`shuka_journeys_${process.pid}_${port}`);
  const { PATH = '', HOME = '' } = process.env;
  const settings = {
    PATH,
    HOME,
    PORT: String(port),
    DATA_FOLDER: folder,
    LOG_LEVEL: 'warn',
    TRUSTED_PROXIES: '127.0.0.1,::1',
    DEMO_WORLD: world,
    ...database.settings,
  };
  const server = spawn(process.execPath, [join(projectRoot, 'dist', 'server', 'main.js')], {
    cwd: projectRoot,
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  server.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  server.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  const close = async (): Promise<void> => {
    await stop(server);
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(server, url, said);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, close };
};
