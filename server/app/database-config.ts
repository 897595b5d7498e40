import type { Environment } from './checkpoint-config.ts';
import { wrongSetting } from './wrong-setting.ts';

const isThisMachine = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || host.startsWith('127.') || host.startsWith('/');

/**
 * What the house keeps crosses no network in the clear, and goes to no database but the one that is meant.
 * @throws Told where PostgreSQL is on another machine, its certificate is not asked for, and nobody says that the network
 * between is the house's own (OWASP ASVS 5.0, 12.3.1 and 12.3.4).
 */
export const checkLineToDatabase = (environment: Environment, databaseUrl: string): void => {
  const url = new URL(databaseUrl);
  const host = url.searchParams.get('host') ?? url.hostname;
  if (isThisMachine(host) || url.searchParams.get('sslmode') === 'verify-full') return;
  if (environment['DATABASE_NETWORK'] === 'private') return;
  throw wrongSetting(
    'DATABASE_URL',
    'must end in ?sslmode=verify-full where the database is on another machine; DATABASE_NETWORK=private says that nobody else is on the network between.',
  );
};
