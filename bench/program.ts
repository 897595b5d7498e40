import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole house. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

export type Program = {
  readonly processId: number;
  /** From the start until it said it was ready. */
  readonly readyMillis: number;
  /** What it printed last, when it ended by itself or was killed; null while it runs. */
  lastWords(): string | null;
  stop(): Promise<void>;
};

type Ways = SpawnOptions & {
  /** What it prints when it is ready. */
  readonly readyWords: RegExp;
  readonly stopSignal?: NodeJS.Signals;
  /** Signals go to its whole group, as Ctrl-C does: for programs that start others. */
  readonly hasGroup?: boolean;
};

const mostMillis = 120_000;

// Stopped from outside, a process skips its `exit` event, and what it started would stay.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const untilReady = (child: ChildProcess, words: RegExp, name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = '';
    const tooLong = setTimeout(() => reject(new Error(`${name} was not ready in time:\n${said}`)), mostMillis);
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      if (!words.test(said)) return;
      clearTimeout(tooLong);
      resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.on('error', reject);
    child.on('exit', (code) => {
      clearTimeout(tooLong);
      reject(new Error(`${name} ended with ${code} before it was ready:\n${said}`));
    });
  });

/** Starts a program and waits until it says that it is ready. */
export const startProgram = async (command: string, args: readonly string[], ways: Ways): Promise<Program> => {
  const { readyWords, stopSignal = 'SIGTERM', hasGroup = false, ...options } = ways;
  const began = performance.now();
  const child = spawn(command, args, { cwd: root, ...options, detached: hasGroup, stdio: ['ignore', 'pipe', 'pipe'] });
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const signal = (name: NodeJS.Signals): void => {
    if (child.pid === undefined || hasEnded()) return;
    if (hasGroup) process.kill(-child.pid, name);
    else child.kill(name);
  };
  const atExit = (): void => signal('SIGKILL');
  process.once('exit', atExit);
  child.once('exit', () => process.off('exit', atExit)); // one that fails to start too
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)));
  await untilReady(child, readyWords, `${command} ${args.join(' ')}`);
  const stop = async (): Promise<void> => {
    const ended = once(child, 'exit');
    if (hasEnded()) return;
    signal(stopSignal);
    await ended;
  };
  const lastWords = (): string | null => (hasEnded() ? `${child.exitCode ?? child.signalCode}: ${said}` : null);
  return { processId: child.pid ?? 0, readyMillis: performance.now() - began, lastWords, stop };
};
