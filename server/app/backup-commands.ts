import { resolve } from 'node:path';
import { openPool } from '#kit/db.ts';
import { migrateApart } from '#kit/migrate-apart.ts';
import { Told } from '#kit/told.ts';
import { backUp, databaseOf } from './back-up.ts';
import { backUpBase, streamWal } from './back-up-wal.ts';
import type { Config } from './config.ts';
import { putBack } from './put-back.ts';
import { putBackWal } from './put-back-wal.ts';
import { folderOf, momentOf, readFlags } from './read-flags.ts';

/* What is said at a terminal of backups and of large databases. */

/** Says a line to whoever stands at the terminal. */
type Tell = (line: string) => void;

const inBucket = ({ s3 }: Config): string => (s3 === null ? '' : ' Pictures are in the bucket, and not in it.');

/** Takes the WAL until the process is told to stop. */
const takeWal = async (config: Config, folder: string, tell: Tell): Promise<void> => {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  tell(`Each change of the database goes into ${folder} as it is written. Stop with Ctrl-C.${inBucket(config)}`);
  await streamWal(config, folder, () => new Date(), stopping.signal);
};

export const makeBackup = async (config: Config, args: readonly string[], tell: Tell): Promise<void> => {
  const said = readFlags(args, ['wal', 'base']);
  const folder = folderOf(said, 'backup');
  if (said.flags.has('wal')) return takeWal(config, folder, tell);
  const now = () => new Date();
  const made = said.flags.has('base') ? await backUpBase(config, folder, now) : await backUp(config, folder, now());
  tell(`Backed up into ${made}.${inBucket(config)}`);
};

const goneBack = async (config: Config, folder: string, to: Date | null, into: string): Promise<string> => {
  const { madeAt, lastSegment } = await putBackWal(config, folder, { to, into });
  return (
    `${into} is a cluster from the copy of ${madeAt}, with the WAL up to segment ${lastSegment}. Start PostgreSQL on it, as the ` +
    'user who runs it; once it takes writes, say npm run epoch:renew before people come back.'
  );
};

export const restore = async (config: Config, args: readonly string[], tell: Tell): Promise<void> => {
  const said = readFlags(args, ['to', 'into']);
  const folder = folderOf(said, 'restore');
  const [to, into] = [momentOf(said), said.flags.get('into')];
  if (into !== undefined) return tell(await goneBack(config, folder, to, resolve(into)));
  if (to !== null) throw new Told('Say where the new cluster goes: --into /var/lib/postgresql/17/new');
  const { madeAt, files } = await putBack(config, folder);
  const pictures = files === null ? 'Pictures are in the bucket.' : `${files} files came with it.`;
  tell(`The backup of ${madeAt} is in the database. ${pictures} Phones will send again what it lacks.`);
};

/** An index of a large table takes hours. */
const dayMillis = 86_400_000;

export const buildApart = async (config: Config, _args: readonly string[], tell: Tell): Promise<void> => {
  const pool = openPool(databaseOf(config), 2, () => undefined, dayMillis);
  const applied = await migrateApart(pool).finally(() => pool.end());
  tell(applied.length === 0 ? 'There is nothing to build apart.' : `Built apart: ${applied.join(', ')}.`);
};
