import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { Client } from 'pg';
import { openFront, processes, startServer, stopServer } from './processes.ts';

export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));

/** The built server with the demo world in it, on a port, a folder and a database of its own. */
export type House = { readonly url: string; readonly close: () => Promise<void> };

/** One whose clock can be moved. */
export type MovedHouse = House & {
  /** Lets hours go by, none of them too, and brings up once each work that the house does from time to time. */
  readonly pass: (hours: number) => Promise<void>;
  /** The day it is there so many days from now, YYYY-MM-DD. */
  readonly dayAhead: (days: number) => string;
};

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

/** A database on the server of `TEST_DATABASE_URL`, as the given one is; without a server the built one brings its own. */
const makeDatabase = async (name: string, as: string): Promise<Database> => {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined || server === '') return { settings: {}, drop: async () => undefined };
  await onServer(server, `create database ${name} template ${as}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    settings: { DATABASE_URL: url.href },
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  };
};

const built = [join(projectRoot, 'dist', 'server', 'main.js')];

/** The same server by a clock that is moved from here: no door of the built one leads to its clock. */
const byMovedClock = [join(projectRoot, 'dist', 'journeys', 'serve-by-moved-clock.js')];

/** 'small' has the named people alone; 'yes' is the whole demo, with Chidi's fifteen farmers. */
export type World = 'small' | 'yes';

/** A house that was closed with its world in it: what is opened as it is has that world at once. */
type Model = { readonly database: string; readonly folder: string };

const bare: Model = { database: 'template1', folder: '' };

const modelOf = (world: World): Model =>
  (JSON.parse(process.env['JOURNEYS_MODELS'] ?? '{}') as Partial<Record<World, Model>>)[world] ?? bare;

type Settings = Readonly<Record<string, string>>;

/** The servers of a house: one at its address, or several on ports of their own and a balancer there. */
const startServers = async (program: readonly string[], port: number, settings: Settings, count: number) => {
  const servers: ChildProcess[] = [];
  let closeFront = async (): Promise<void> => undefined;
  const stop = async (): Promise<void> => {
    await closeFront();
    await Promise.all(servers.map(stopServer));
  };
  const start = async (at: number): Promise<unknown> =>
    servers.push(await startServer(program, projectRoot, { ...settings, PORT: String(at) }));
  try {
    if (count === 1) await start(port);
    else {
      const ports = await Promise.all(Array.from({ length: count }, freePort));
      // One after the other: the first makes the key of the demo and its world.
      for (const own of ports) await start(own);
      closeFront = await openFront(port, ports);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { servers, stop };
};

const launch = async (world: World, more: Settings, program: readonly string[], count = processes) => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'shuka-journeys-'));
  const model = modelOf(world);
  if (model.folder !== '') cpSync(model.folder, folder, { recursive: true });
  const name = `shuka_journeys_${process.pid}_${port}`;
  const database = await makeDatabase(name, model.database);
  const { PATH = '', HOME = '' } = process.env;
  const settings = {
    PATH,
    HOME,
    PUBLIC_URL: url,
    DATA_FOLDER: folder,
    LOG_LEVEL: 'warn',
    TRUSTED_PROXIES: '127.0.0.1,::1',
    DEMO_WORLD: world,
    ...database.settings,
    ...more,
  };
  const clear = async (): Promise<void> => {
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  const { servers, stop } = await startServers(program, port, settings, count).catch(async (error: unknown) => {
    await clear();
    throw error;
  });
  const close = async (): Promise<void> => {
    await stop();
    await clear();
  };
  return { url, close, stop, servers, folder, name, clear };
};

/**
 * Opens a house that nobody has been in yet; needs `npm run build` before.
 * @param more settings of the server beside those of every house.
 */
export const openHouse = async (
  world: World = 'small',
  more: Readonly<Record<string, string>> = {},
): Promise<House> => {
  const { url, close } = await launch(world, more, built);
  return { url, close };
};

/** Fills a house with a world and closes it; those that are opened from then on are as it is. */
export const fillModel = async (world: World): Promise<() => Promise<void>> => {
  const { stop, folder, name, clear } = await launch(world, {}, built, 1);
  await stop();
  const others = JSON.parse(process.env['JOURNEYS_MODELS'] ?? '{}') as object;
  process.env['JOURNEYS_MODELS'] = JSON.stringify({ ...others, [world]: { database: name, folder } });
  return clear;
};

/** Lets hours go by at a server. @param works whether it does what hours bring, too. */
const letPass = async (server: ChildProcess, hours: number, works: boolean): Promise<void> => {
  const answered = once(server, 'message');
  server.send({ hours, works });
  const [said] = (await answered) as [unknown];
  if (said !== 'passed') throw new Error(`The house could not let ${hours} hours go by: ${String(said)}`);
};

/** Opens a house whose clock can be moved; its pages are those that were built. */
export const openMovedHouse = async (world: World = 'small'): Promise<MovedHouse> => {
  const { url, close, servers } = await launch(world, {}, byMovedClock);
  let passed = 0;
  const dayAhead = (days: number): string => addDays(dayOf(new Date(Date.now() + passed * 3_600_000)), days);
  const pass = async (hours: number): Promise<void> => {
    passed += hours;
    // All hours pass for all of them before one does the work: that comes up once, however many they are.
    for (const [place, server] of [...servers.entries()].toReversed()) await letPass(server, hours, place === 0);
  };
  return { url, close, pass, dayAhead };
};
