import { renewEpoch } from '#sync';
import { makeMailbox } from '#kit/mailbox.ts';
import type { Services } from '#kit/context.ts';
import { Told } from '#kit/told.ts';
import { buildApart, makeBackup, restore } from './backup-commands.ts';
import { changeHouseSecret, renewHouseKeys, resealHouse } from './change-keys.ts';
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

const withServices =
  (act: (config: Config, services: Services) => Promise<string>): Command =>
  async (config, closing) => {
    const { services } = await openServices(config, makeMailbox(), closing);
    console.log(await act(config, services));
  };

type Command = (config: Config, closing: Closing, args: readonly string[]) => Promise<void>;

type AtTerminal = (config: Config, args: readonly string[], tell: (line: string) => void) => Promise<void>;

const atTerminal =
  (act: AtTerminal): Command =>
  (config, _closing, args) =>
    act(config, args, (line) => console.log(line));

const commands: Readonly<Record<string, Command>> = {
  'create-admin': makeAdmin,
  'epoch:renew': makeEpoch,
  'secret:change': withServices(changeHouseSecret),
  'keys:renew': withServices(renewHouseKeys),
  'keys:reseal': withServices((_config, services) => resealHouse(services)),
  'migrate:apart': atTerminal(buildApart),
  backup: atTerminal(makeBackup),
  restore: atTerminal(restore),
};

const closing: Closing = [];

const close = async (): Promise<void> => {
  for (const step of closing.toReversed()) await step().catch(() => undefined);
};

try {
  const config = readConfig(process.env);
  const [command, ...args] = process.argv.slice(2);
  const run = commands[command ?? ''];
  if (run !== undefined) {
    await run(config, closing, args);
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
