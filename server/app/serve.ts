import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { closeEpoch, openEpoch } from '#sync';
import { keepDrawings, loadFactorDay, loadWorld } from '#world';
import { systemClock, type Clock } from '#kit/clock.ts';
import type { Services } from '#kit/context.ts';
import { openPool } from '#kit/db.ts';
import { openEmbedded } from '#kit/embedded-database.ts';
import { makeMailbox, type Mailbox } from '#kit/mailbox.ts';
import { readSecrets } from '#kit/house-keys.ts';
import { makeQueues } from '#kit/jobs.ts';
import { letWork } from '#kit/let-work.ts';
import { migrate } from '#kit/migrate.ts';
import { projectRoot } from '#kit/root.ts';
import type { Secrets } from '#kit/secrets.ts';
import { announcement } from './announce.ts';
import { buildApp } from './build-app.ts';
import { wrongSetting, type Config } from './config.ts';
import { addDevMailbox } from './dev-mailbox.ts';
import { addDevUssd } from './dev-ussd.ts';
import { keepHouse } from './keep-house.ts';
import { makeServices } from './services.ts';
import { jobHandlers } from './slices.ts';
import { loadSite } from './site.ts';

const migrationMillis = 600_000;

/** Brings the database to today's shape. @returns the keys of the house that are kept in it. */
const prepareDatabase = async (url: string, secretKey: Buffer): Promise<Secrets> => {
  const pool = openPool(url, 1, () => undefined, migrationMillis);
  try {
    await migrate(pool);
    return await readSecrets(pool, secretKey);
  } finally {
    await pool.end();
  }
};

/** What the owner of a database does for who works there: makes the queues of jobs, and lets them at all rows. */
const letWorkAt = async (ownerUrl: string, databaseUrl: string, services: Services): Promise<void> => {
  const queues = jobHandlers(services).map(({ name }) => name);
  await makeQueues(ownerUrl, queues);
  const pool = openPool(ownerUrl, 1, () => undefined, migrationMillis);
  await letWork(pool, decodeURIComponent(new URL(databaseUrl).username)).finally(() => pool.end());
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

/** What is to be closed at the end, the last opened first. */
export type Closing = (() => Promise<unknown>)[];

/** What the server stands on, on a database that is up to date. */
export const openServices = async (config: Config, mailbox: Mailbox | null, closing: Closing) => {
  const embedded = config.databaseUrl === null ? await openEmbedded(join(config.dataFolder, 'database')) : null;
  closing.push(async () => embedded?.close());
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
  const secrets = await prepareDatabase(config.ownerUrl ?? databaseUrl, config.secretKey);
  const services = makeServices(config, databaseUrl, mailbox, secrets);
  if (config.ownerUrl !== null) await letWorkAt(config.ownerUrl, databaseUrl, services);
  closing.push(() => services.pool.end());
  return { services, embedded };
};

/** What a server that runs stands on, and what it says of itself to whoever started it. */
type Served = { readonly services: Services; readonly says: string };

/**
 * Runs the server of these settings.
 * @param clock what it takes the time from; another than the system's in tests alone.
 */
export const serve = async (config: Config, closing: Closing, clock: Clock = systemClock): Promise<Served> => {
  const mailbox = config.hasMailbox ? makeMailbox() : null;
  const { services: opened, embedded } = await openServices(config, mailbox, closing);
  const services = { ...opened, clock };
  await openEpoch(services.pool, embedded !== null);
  closing.push(() => closeEpoch(services.pool));
  if (config.isDemo) {
    const { hasMailbox: withAdmin, hasCaseload: withCaseload } = config;
    const isNew = await loadWorld(services, { withAdmin, withCaseload });
    if (isNew) await loadFactorDay(services, withAdmin);
    if (withCaseload) await keepDrawings(services);
  }
  const site = loadSite(join(projectRoot, 'dist', 'web'), config);
  const app = await buildApp(services, {
    isSecure: config.publicUrl.startsWith('https:'),
    trustedProxies: config.trustedProxies,
    site,
    more: (server) => {
      if (mailbox === null) return;
      addDevMailbox(server, mailbox, clock);
      addDevUssd(server, services);
    },
  });
  // Before the first request, so that no write finds its queue missing.
  await services.jobs.start(jobHandlers(services));
  // Whoever tries the house out need not wait for the hour in which its figures are counted.
  if (config.isDemo && config.hasCaseload) await services.jobs.send('figures.refresh', {}, services.pool);
  closing.push(() => services.jobs.stop());
  closing.push(() => app.close());
  await listen(app, config);
  closing.push(keepHouse(services, embedded));
  return { services, says: announcement(config, embedded !== null, site !== null) };
};
