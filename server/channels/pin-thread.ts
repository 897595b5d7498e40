import { Worker } from 'node:worker_threads';
import type { Options } from '@node-rs/argon2';

/** What the thread is asked: the hash of a text, or whether a text is that of a hash. */
type Asked = { readonly text: string; readonly stored?: string };
type Answer = { readonly id: number; readonly value?: string | boolean; readonly fault?: string };

/** On Linux a thread has a priority of its own: this one takes what the others leave. */
const program = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { hashSync, verifySync } = require('node:module').createRequire(workerData.from)('@node-rs/argon2');
  try {
    const thread = require('node:fs').readlinkSync('/proc/thread-self').split('/').pop();
    require('node:os').setPriority(Number(thread), 15);
  } catch {}
  parentPort.on('message', ({ id, text, stored }) => {
    try {
      const value = stored === undefined ? hashSync(text, workerData.options) : verifySync(stored, text);
      parentPort.postMessage({ id, value });
    } catch (error) {
      parentPort.postMessage({ id, fault: String(error) });
    }
  });
`;

type Waiting = { readonly resolve: (value: string | boolean) => void; readonly reject: (error: Error) => void };

/** A thread that computes PINs, begun with the first; what waits in it fails with it, and the next begins another. */
export const pinThread = (options: Options) => {
  let worker: Worker | null = null;
  let asked = 0;
  const waiting = new Map<number, Waiting>();
  const end = (error: Error): void => {
    worker = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const begin = (): Worker => {
    const begun = new Worker(program, { eval: true, workerData: { from: import.meta.url, options } });
    begun.unref();
    begun.on('message', ({ id, value, fault }: Answer) => {
      const one = waiting.get(id);
      waiting.delete(id);
      if (fault === undefined && value !== undefined) one?.resolve(value);
      else one?.reject(new Error(fault));
    });
    begun.on('error', end);
    begun.on('exit', (code) => end(new Error(`The thread of PINs ended with code ${code}.`)));
    return begun;
  };
  return (question: Asked): Promise<string | boolean> =>
    new Promise((resolve, reject) => {
      worker ??= begin();
      asked += 1;
      waiting.set(asked, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage({ id: asked, ...question });
    });
};
