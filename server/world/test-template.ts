import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeSecrets } from '#kit/secrets.ts';
import { openEmbedded } from '#kit/embedded-database.ts';
import { openPool, type Pool } from '#kit/db.ts';
import { pgBossJobs } from '#kit/jobs.ts';
import { migrate } from '#kit/migrate.ts';
import { projectRoot } from '#kit/root.ts';
import type { Services } from '#kit/context.ts';
import { jobHandlers } from '#app/slices.ts';
import { loadWorld } from './load-world.ts';

/** The key every test server has, because the template holds secrets that were sealed with it. */
export const testSecrets = makeSecrets(Buffer.alloc(32, 7));

/** The PostgreSQL server to test on, by its superuser's address; empty where the embedded database is tested. */
const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';

/** Whether this run is on PostgreSQL; else each file has an embedded database of its own. */
export const isOnPostgres = serverUrl !== '';

const cacheFolder = join(projectRoot, 'node_modules', '.cache', 'shuka-test-database');

/** Whatever a template is made of; another content makes another template. */
const ingredients = (): string[] => [
  ...['migrations', 'world'].flatMap((folder) =>
    readdirSync(join(projectRoot, 'server', folder)).map((name) => join('server', folder, name)),
  ),
  'server/package.json',
];

const templateHash = (): string => {
  const hash = createHash('sha256');
  for (const file of ingredients().sort()) hash.update(file).update(readFileSync(join(projectRoot, file)));
  return hash.digest('hex').slice(0, 16);
};

/** The embedded template: a closed database's folder with every migration, the demo world and the job queues. */
export const templateFolder = (): string => join(cacheFolder, templateHash());

/** The PostgreSQL template of this run; its name reaches the test workers through the environment. */
export const templateDatabase = (): string => process.env['SHUKA_TEST_TEMPLATE'] ?? '';

/** Migrations, the demo world, and the queues of the jobs, so that work can be sent before any server runs it. */
const fill = async (url: string): Promise<void> => {
  const pool: Pool = openPool(url, 2, () => undefined, 60_000);
  await migrate(pool);
  const services = { pool, secrets: testSecrets } as Services; // loading and queueing touch nothing else
  await loadWorld(services);
  const jobs = pgBossJobs(url, () => undefined);
  await jobs.start(jobHandlers(services).map(({ name }) => ({ name, work: async () => undefined })));
  await jobs.stop();
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

const clearOldFolders = (kept: string): void => {
  for (const name of readdirSync(cacheFolder))
    if (join(cacheFolder, name) !== kept && !name.includes('.')) rmSync(join(cacheFolder, name), { recursive: true });
};

/** Runs SQL that no transaction may hold, such as `create database`, on the server of `TEST_DATABASE_URL`. */
export const onTestServer = async (statement: string): Promise<void> => {
  const pool = openPool(serverUrl, 1, () => undefined, 60_000);
  await pool.query(statement).finally(() => pool.end());
};

/** The address of another database on the same server. */
export const urlOfDatabase = (name: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
};

/** Before the first test of a run: the template exists. */
export const setup = async (): Promise<void> => {
  if (!isOnPostgres) {
    const folder = templateFolder();
    if (!existsSync(folder)) await makeFolder(folder);
    return clearOldFolders(folder);
  }
  process.env['SHUKA_TEST_TEMPLATE'] = `shuka_template_${process.pid}`;
  await onTestServer(`create database ${templateDatabase()}`);
  await fill(urlOfDatabase(templateDatabase()));
};

/** After the last: nothing of the run stays on a PostgreSQL server. */
export const teardown = async (): Promise<void> => {
  if (isOnPostgres) await onTestServer(`drop database if exists ${templateDatabase()} with (force)`);
};
