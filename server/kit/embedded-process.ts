import { chmodSync, closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { serveSocket } from './embedded-socket.ts';

/*
 * The embedded database runs in a process of its own: inside the server it would starve the event loop. It takes no
 * lock on its folder, and two openers lose rows, so the lock is ours. It does not fsync: a power cut can lose the last
 * writes, which is why production wants DATABASE_URL.
 */

const [folder = '', socketFolder = ''] = process.argv.slice(2);
const lockFile = join(folder, 'opened-by');

const isAlive = (processId: number): boolean => {
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
};

const takeLock = (): void => {
  try {
    const lock = openSync(lockFile, 'wx', 0o600);
    writeSync(lock, String(process.pid));
    closeSync(lock);
  } catch {
    const holder = Number(readFileSync(lockFile, 'utf8'));
    if (holder > 0 && isAlive(holder)) throw new Error(`in use by process ${holder}`);
    rmSync(lockFile);
    takeLock();
  }
};

const open = async (): Promise<void> => {
  process.umask(0o077);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  takeLock();
  rmSync(join(socketFolder, '.s.PGSQL.5432'), { force: true });
  const db = await PGlite.create({ dataDir: join(folder, 'pg') });
  const server = await serveSocket(db, join(socketFolder, '.s.PGSQL.5432'));
  chmodSync(join(socketFolder, '.s.PGSQL.5432'), 0o600);

  const close = async (): Promise<void> => {
    server.close();
    await db.close().catch(() => undefined);
    rmSync(lockFile, { force: true });
    process.exit(0);
  };
  process.on('SIGTERM', () => void close());
  process.on('SIGINT', () => undefined); // Ctrl-C reaches the whole group; the server closes us after its last answer
  process.on('disconnect', () => void close()); // the server is gone
  process.send?.('ready');
};

try {
  await open();
} catch (error) {
  process.send?.(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
