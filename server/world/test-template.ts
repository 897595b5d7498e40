import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { makeSecrets } from '#kit/secrets.ts';
import { openEmbedded } from '#kit/embedded-database.ts';
import { openPool, type Pool } from '#kit/db.ts';
import { makeQueues } from '#kit/jobs.ts';
import { letWork } from '#kit/let-work.ts';
import { migrate } from '#kit/migrate.ts';
import { projectRoot } from '#kit/root.ts';
import type { Services } from '#kit/context.ts';
import { jobHandlers } from '#app/slices.ts';
import { loadWorld } from './load-world.ts';

/** The key every test server has, because the template holds secrets that were sealed with it. */
export const testSecretKey = Buffer.alloc(32, 7);

export const testSecrets = makeSecrets(testSecretKey);

/** The PostgreSQL server to test on, by its superuser's address; empty where the embedded database is tested. */
const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';

/** Whether this run is on PostgreSQL; else each file has an embedded database of its own. */
export const isOnPostgres = serverUrl !== '';

const cacheFolder = join(projectRoot, 'node_modules', '.cache', 'shuka-test-database');

/** Whatever a template is made of; another content makes another template. */
const ingredients = (): string[] => [
  ...readdirSync(join(projectRoot, 'server', 'migrations')).map((name) => `server/migrations/${name}`),
  ...['people', 'farms', 'load-world'].map((name) => `server/world/${name}.ts`),
  'server/package.json',
];

const templateHash = (): string => {
  const hash = createHash('sha256');
  for (const file of ingredients().sort()) hash.update(file).update(readFileSync(join(projectRoot, file)));
  return hash.digest('hex').slice(0, 16);
};

/**
 * The template of this run, which the setup told the test workers of through the environment: the folder of a closed
 * embedded database, or the name of a PostgreSQL database. It holds every migration, the demo world and the job queues.
 */
export const template = (): string => process.env['SHUKA_TEST_TEMPLATE'] ?? '';

/** Migrations, the demo world, and the queues of the jobs, so that work can be sent before any server runs it. */
const fill = async (url: string): Promise<void> => {
  const pool: Pool = openPool(url, 2, () => undefined, 60_000);
  await migrate(pool);
  const services = { pool, secrets: testSecrets } as Services; // loading and queueing touch nothing else
  await loadWorld(services);
  const queues = jobHandlers(services).map(({ name }) => name);
  await makeQueues(url, queues);
  if (isOnPostgres) await letWork(pool, workerName());
  await pool.end();
};

const makeFolder = async (folder: string): Promise<void> => {
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(cacheFolder, { recursive: true });
  const embedded = await openEmbedded(unfinished);
  await fill(embedded.url);
  await embedded.close();
  // Two runs that begin together both make one; whichever comes second throws its own away.
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
};

const dayMillis = 86_400_000;

/** A template that was not used for a day goes; a run beside this one may be copying a younger one. */
const clearOldFolders = (): void => {
  for (const name of readdirSync(cacheFolder)) {
    const folder = join(cacheFolder, name);
    if (statSync(folder).mtimeMs < Date.now() - dayMillis) rmSync(folder, { recursive: true, force: true });
  }
};

/** Runs SQL that no transaction may hold, such as `create database`, on the server of `TEST_DATABASE_URL`. */
export const onTestServer = async (statement: string): Promise<void> => {
  const pool = openPool(serverUrl, 1, () => undefined, 60_000);
  await pool.query(statement).finally(() => pool.end());
};

/** The address of another database on the same server, for its owner. */
export const urlOfDatabase = (name: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
};

/** Whom servers under test work as: who may read and write rows, and make or change nothing else. */
const workerName = (): string => `${template()}_works`;

/** The address of a database for a server under test. */
export const urlForWork = (name: string): string => {
  const url = new URL(urlOfDatabase(name));
  url.username = workerName();
  return url.href;
};

/** Before the first test of a run: the template exists. */
export const setup = async (): Promise<void> => {
  if (template() !== '') return; // two projects of one run share it
  const name = isOnPostgres ? `shuka_template_${process.pid}` : join(cacheFolder, templateHash());
  process.env['SHUKA_TEST_TEMPLATE'] = name;
  if (isOnPostgres) {
    const { password } = new URL(serverUrl);
    await onTestServer(`create role ${workerName()} login password '${password === '' ? 'unused' : password}'`);
    await onTestServer(`create database ${name}`);
    return fill(urlOfDatabase(name));
  }
  if (!existsSync(name)) await makeFolder(name);
  utimesSync(name, new Date(), new Date());
  clearOldFolders();
};

/** After the last: nothing of the run stays on a PostgreSQL server. */
export const teardown = async (): Promise<void> => {
  if (!isOnPostgres) return;
  await onTestServer(`drop database if exists ${template()} with (force)`);
  await onTestServer(`drop role if exists ${workerName()}`);
};
