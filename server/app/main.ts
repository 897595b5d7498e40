import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { closeEpoch, openEpoch, renewEpoch } from '#sync';
import { keepDrawings, loadWorld } from '#world';
import { openPool } from '#kit/db.ts';
import { openEmbedded } from '#kit/embedded-database.ts';
import { makeMailbox, type Mailbox } from '#kit/mailbox.ts';
import { migrate } from '#kit/migrate.ts';
import { Told } from '#kit/told.ts';
import { projectRoot } from '#kit/root.ts';
import { createAdmin } from './create-admin.ts';
import { announcement } from './announce.ts';
import { buildApp } from './build-app.ts';
import { readConfig, wrongSetting, type Config } from './config.ts';
import { addDevMailbox } from './dev-mailbox.ts';
import { keepHouse } from './keep-house.ts';
import { makeServices } from './services.ts';
import { jobHandlers } from './slices.ts';
import { loadSite } from './site.ts';

const migrationMillis = 600_000;

const prepareDatabase = async (url: string): Promise<void> => {
  const pool = openPool(url, 1, () => undefined, migrationMillis);
  await migrate(pool);
  await pool.end();
};

const listen = async (app: FastifyInstance, config: Config): Promise<void> => {
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken
      ? wrongSetting('PORT', `${config.port} is taken by another program. Set PORT to a free one: PORT=3001 npm start`)
      : error;
  }
};

type Closing = (() => Promise<unknown>)[];

const openServices = async (config: Config, mailbox: Mailbox | null, closing: Closing) => {
  const embedded = config.databaseUrl === null ? await openEmbedded(join(config.dataFolder, 'database')) : null;
  closing.push(async () => embedded?.close());
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
  await prepareDatabase(databaseUrl);
  const services = makeServices(config, databaseUrl, mailbox);
  closing.push(() => services.pool.end());
  return { services, embedded };
};

const serve = async (config: Config, closing: Closing): Promise<void> => {
  const mailbox = config.hasMailbox ? makeMailbox() : null;
  const { services, embedded } = await openServices(config, mailbox, closing);
  await openEpoch(services.pool, embedded !== null);
  closing.push(() => closeEpoch(services.pool));
  if (config.isDemo) {
    const { hasMailbox: withAdmin, hasCaseload: withCaseload } = config;
    await loadWorld(services, { withAdmin, withCaseload });
    if (withCaseload) await keepDrawings(services);
  }
  const site = loadSite(join(projectRoot, 'dist', 'web'), config);
  const app = await buildApp(services, {
    isSecure: config.publicUrl.startsWith('https:'),
    trustedProxies: config.trustedProxies,
    site,
    more: (server) => mailbox !== null && addDevMailbox(server, mailbox),
  });
  // Before the first request, so that no write finds its queue missing.
  await services.jobs.start(jobHandlers(services));
  closing.push(() => services.jobs.stop());
  closing.push(() => app.close());
  await listen(app, config);
  closing.push(keepHouse(services, embedded));
  console.log(announcement(config, embedded !== null, site !== null));
};

const makeAdmin = async (config: Config, closing: Closing): Promise<void> => {
  const { services } = await openServices(config, makeMailbox(), closing);
  console.log(`${await createAdmin(services)} is an admin now; sign in to set up the second factor.`);
};

const makeEpoch = async (config: Config, closing: Closing): Promise<void> => {
  const { services } = await openServices(config, makeMailbox(), closing);
  await renewEpoch(services.pool);
  console.log('The database begins another life: phones will send again what it lacks, and fetch all anew.');
};

const commands: Readonly<Record<string, (config: Config, closing: Closing) => Promise<void>>> = {
  'create-admin': makeAdmin,
  'epoch:renew': makeEpoch,
};

const closing: Closing = [];

const close = async (): Promise<void> => {
  for (const step of closing.toReversed()) await step().catch(() => undefined);
};

try {
  const config = readConfig(process.env);
  const [command] = process.argv.slice(2);
  const run = commands[command ?? ''];
  if (run !== undefined) {
    await run(config, closing);
    await close();
    process.exit(0);
  }
  await serve(config, closing);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof Told ? error.message : error);
  await close();
  process.exit(1);
}
