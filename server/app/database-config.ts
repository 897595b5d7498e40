import type { Environment } from './checkpoint-config.ts';
import { wrongSetting } from './wrong-setting.ts';

const isThisMachine = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || host.startsWith('127.') || host.startsWith('/');

/**
 * What the house keeps crosses no network in the clear, and goes to no database but the one that is meant.
 * @param setting the variable that has the address.
 * @throws Told where PostgreSQL is on another machine, its certificate is not asked for, and nobody says that the network
 * between is the house's own (OWASP ASVS 5.0, 12.3.1 and 12.3.4).
 */
export const checkLineToDatabase = (environment: Environment, setting: string, databaseUrl: string): void => {
  const url = new URL(databaseUrl);
  const host = url.searchParams.get('host') ?? url.hostname;
  if (isThisMachine(host) || url.searchParams.get('sslmode') === 'verify-full') return;
  if (environment['DATABASE_NETWORK'] === 'private') return;
  throw wrongSetting(
    setting,
    'must end in ?sslmode=verify-full where the database is on another machine; DATABASE_NETWORK=private says that nobody else is on the network between.',
  );
};

/**
 * @throws Told where the owner of the database is named beside who works in it, and both are the same: then nothing would be
 * kept from whoever finds a hole in the server.
 */
export const checkUsers = (databaseUrl: string, ownerUrl: string | null): void => {
  if (ownerUrl === null || new URL(ownerUrl).username !== new URL(databaseUrl).username) return;
  throw wrongSetting(
    'DATABASE_OWNER_URL',
    'names the user of DATABASE_URL: it is for another one, who owns the tables.',
  );
};
