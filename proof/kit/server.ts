/** The database server of a proof, with the template in it that each house is a copy of. */
import { openDatabase } from '@shuka/bench/postgres.ts';

type ProofServer = { /** "PostgreSQL 17.2" */ readonly version: string; close(): Promise<void> };

/**
 * The server of TEST_DATABASE_URL, else PostgreSQL of this run alone, else the embedded database. It is named to the
 * houses of the tests by the environment, which their modules read when they are loaded: load them after this.
 */
export const openServer = async (): Promise<ProofServer> => {
  const given = process.env['TEST_DATABASE_URL'] ?? '';
  const own = given === '' ? await openDatabase() : null;
  if (own !== null) process.env['TEST_DATABASE_URL'] = own.url;
  const { setup, teardown } = await import('@shuka/server/world/test-template.ts');
  await setup();
  const version = await versionOf(given === '' ? own?.url : given);
  return {
    version,
    close: async () => {
      await teardown();
      await own?.close();
    },
  };
};

const versionOf = async (url: string | undefined): Promise<string> => {
  if (url === undefined) return 'the embedded database';
  const { default: pg } = await import('pg');
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('show server_version').finally(() => client.end());
  return `PostgreSQL ${rows[0]?.server_version.split(' ')[0]}`;
};
