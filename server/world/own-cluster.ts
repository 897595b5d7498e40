import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { programFolder } from '#kit/database-programs.ts';
import { freePort } from './free-port.ts';

/* PostgreSQL servers of a test alone, for what one database within a server cannot show. */

const programs = programFolder('initdb');

/** Whether a test can start its own server here. */
export const canStartServers = programs !== null && programFolder('pg_receivewal') !== null;

const idOf = (flag: string): number => Number(spawnSync('id', [flag, 'postgres']).stdout.toString());

/** PostgreSQL does not run as root; Debian's package made a user for it. */
const user = process.getuid?.() === 0 && canStartServers ? { uid: idOf('-u'), gid: idOf('-g') } : {};

const run = (name: string, args: readonly string[]): void => {
  const done = spawnSync(join(programs ?? '', name), args, { ...user, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  if (done.status !== 0) throw new Error(`${name}: ${done.stderr.toString()}`);
};

/** Gives what stands there to who runs PostgreSQL. */
export const giveToServer = (path: string): void => {
  if (user.uid !== undefined) spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, path]);
};

export type Server = { readonly url: string; stop(): void };

/** A folder that who runs PostgreSQL may write in, within the test's own. */
export const serverFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'shuka-cluster-'));
  chmodSync(folder, 0o755);
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  return folder;
};

/** Starts PostgreSQL on a cluster. @throws Error with its log where it does not come up. */
export const startServer = async (cluster: string): Promise<Server> => {
  const port = await freePort();
  const log = `${cluster}.log`;
  // its socket stands beside the cluster: who runs PostgreSQL may write there, wherever temporary files are
  const settings = `-p ${port} -h 127.0.0.1 -k ${dirname(cluster)} -c fsync=off -c shared_buffers=16MB`;
  try {
    run('pg_ctl', ['start', '-w', '-t', '60', '-D', cluster, '-l', log, '-o', settings]);
  } catch (error) {
    throw new Error(existsSync(log) ? readFileSync(log, 'utf8').slice(-2000) : String(error), { cause: error });
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      run('pg_ctl', ['stop', '-m', 'immediate', '-D', cluster]);
      rmSync(log, { force: true });
    },
  };
};

/** A new cluster, started. */
export const newServer = async (cluster: string): Promise<Server> => {
  run('initdb', ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--no-locale']);
  return startServer(cluster);
};
