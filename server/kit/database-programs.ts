import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Told } from './told.ts';

const debianFolders = (): string[] =>
  (existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [])
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join('/usr/lib/postgresql', version, 'bin'));

/** The folder that a program of PostgreSQL stands in, the newest where Debian keeps several; null where there is none. */
export const programFolder = (name: string): string | null =>
  [...debianFolders(), ...(process.env['PATH'] ?? '').split(delimiter)].find((folder) =>
    existsSync(join(folder, name)),
  ) ?? null;

/** Which database, for programs of PostgreSQL: in their environment, where no list of processes shows the password. */
const environmentOf = (databaseUrl: string): NodeJS.ProcessEnv => {
  const url = new URL(databaseUrl);
  const sslMode = url.searchParams.get('sslmode');
  return {
    ...process.env,
    PGHOST: url.searchParams.get('host') ?? url.hostname,
    PGPORT: url.port === '' ? '5432' : url.port,
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    ...(sslMode === null ? {} : { PGSSLMODE: sslMode }),
  };
};

type DatabaseProgram = 'pg_dump' | 'pg_restore' | 'pg_basebackup' | 'pg_receivewal' | 'pg_verifybackup';

/**
 * Runs a program of PostgreSQL on a database.
 * @param stopping ends it, and what it did until then counts.
 * @throws Told with what it said where it is not installed or does not come through.
 */
export const runOnDatabase = (
  name: DatabaseProgram,
  databaseUrl: string,
  args: readonly string[],
  stopping?: AbortSignal,
) =>
  new Promise<void>((resolve, reject) => {
    const folder = programFolder(name);
    if (folder === null)
      return reject(new Told(`${name} is missing: install the client programs of PostgreSQL (postgresql-client).`));
    const env = environmentOf(databaseUrl);
    const program = spawn(join(folder, name), args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    program.stderr.on('data', (bytes: Buffer) => (said = `${said}${bytes.toString()}`.slice(-4000)));
    stopping?.addEventListener('abort', () => program.kill('SIGINT'), { once: true });
    program.once('error', reject);
    program.once('close', (code) =>
      code === 0 || stopping?.aborted === true
        ? resolve()
        : reject(new Told(`${name} did not come through: ${said.trim()}`)),
    );
  });
