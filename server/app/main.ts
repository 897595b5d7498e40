import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { loadWorld } from '#world';
import { openPool } from '#kit/db.ts';
import { openEmbedded, type EmbeddedDatabase } from '#kit/embedded-database.ts';
import { makeMailbox } from '#kit/mailbox.ts';
import { migrate } from '#kit/migrate.ts';
import { projectRoot } from '#kit/root.ts';
import { announcement } from './announce.ts';
import { buildApp } from './build-app.ts';
import { readConfig, WrongSetting, type Config } from './config.ts';
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
      ? new WrongSetting(
          'PORT',
          `${config.port} is taken by another program. Set PORT to a free one: PORT=3001 npm start`,
        )
      : error;
  }
};

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  const embedded: EmbeddedDatabase | null =
    config.databaseUrl === null ? await openEmbedded(join(config.dataFolder, 'database')) : null;
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
  const closing: (() => Promise<unknown>)[] = [async () => embedded?.close()];
  const close = async (): Promise<void> => {
    for (const step of closing.toReversed()) await step().catch(() => undefined);
  };
  try {
    await prepareDatabase(databaseUrl);
    const mailbox = config.hasMailbox ? makeMailbox() : null;
    const services = makeServices(config, databaseUrl, mailbox);
    closing.push(() => services.pool.end());
    if (config.isDemo) await loadWorld(services, config.hasMailbox);
    const site = loadSite(join(projectRoot, 'dist', 'web'), config);
    const app = await buildApp(services, {
      isSecure: config.publicUrl.startsWith('https:'),
      trustedProxies: config.trustedProxies,
      site,
      more: (server) => mailbox !== null && addDevMailbox(server, mailbox),
    });
    closing.push(() => app.close());
    await listen(app, config);
    await services.jobs.start(jobHandlers(services));
    closing.push(() => services.jobs.stop());
    closing.push(keepHouse(services, embedded));
    console.log(announcement(config, embedded !== null, site !== null));
  } catch (error) {
    await close();
    throw error;
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().then(() => process.exit(0)));
};

try {
  await start();
} catch (error) {
  console.error(
    error instanceof WrongSetting || (error instanceof Error && error.message.startsWith('The embedded'))
      ? error.message
      : error,
  );
  process.exit(1);
}
