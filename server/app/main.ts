import { renewEpoch } from '#sync';
import { makeMailbox } from '#kit/mailbox.ts';
import { Told } from '#kit/told.ts';
import { createAdmin } from './create-admin.ts';
import { readConfig, type Config } from './config.ts';
import { openServices, serve, type Closing } from './serve.ts';

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
  console.log((await serve(config, closing)).says);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof Told ? error.message : error);
  await close();
  process.exit(1);
}
