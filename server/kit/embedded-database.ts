import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Told } from '#kit/told.ts';

export type EmbeddedDatabase = {
  readonly url: string;
  close(): Promise<void>;
  readonly processId: () => number | undefined;
};

const program = new URL(`./embedded-process${extname(import.meta.url)}`, import.meta.url);

const launch = async (folder: string, socketFolder: string): Promise<ChildProcess> => {
  const loader = extname(import.meta.url) === '.ts' ? ['--import', 'tsx'] : [];
  const child = fork(fileURLToPath(program), [folder, socketFolder], {
    execArgv: loader,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [said] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [unknown];
  if (said !== 'ready') throw new Told(`The embedded database in ${folder} did not open: ${String(said)}.`);
  return child;
};

/**
 * Opens the embedded database of a folder, and opens it again should its process die.
 * @throws Error when another server has the folder open.
 */
export const openEmbedded = async (folder: string): Promise<EmbeddedDatabase> => {
  // A socket's path may be 107 bytes long at most, so it does not live in the data folder.
  const socketFolder = mkdtempSync(join(tmpdir(), 'shuka-')); // 0700 by mkdtemp
  let isClosing = false;
  const watched = async (): Promise<ChildProcess> => {
    const started = await launch(folder, socketFolder);
    started.once('exit', again);
    return started;
  };
  /** Half a second later, and again until it opens: a try may fail while the old process still holds the lock. */
  const again = (): void => {
    setTimeout(() => {
      if (!isClosing) watched().then((next) => (child = next), again);
    }, 500).unref();
  };
  let child = await watched();
  const close = async (): Promise<void> => {
    isClosing = true;
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(socketFolder, { recursive: true, force: true });
  };
  return { url: `socket:${socketFolder}?db=postgres&user=postgres`, close, processId: () => child.pid };
};
