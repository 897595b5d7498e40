/*
 * A crowd of keep-alive connections, in a process of its own and on plain sockets, so that it takes as little as can be
 * from the two servers it compares. It hears of its tasks from `crowd.ts` and answers with what it measured.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { requestOf, type Task } from './requests.ts';

export type Measured = {
  readonly done: number;
  readonly seconds: number;
  /** Of each request, in milliseconds. */
  readonly latencies: readonly number[];
  /** The first answers that were no success. */
  readonly refusals: readonly string[];
};

/** Reads one answer: its status and its body's text. Both servers always say how long a body is. */
const readAnswer = async (socket: Socket): Promise<{ status: number; body: string }> => {
  let held: Buffer = Buffer.alloc(0);
  for (;;) {
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    const end = held.indexOf('\r\n\r\n');
    if (end === -1) continue;
    const head = held.toString('latin1', 0, end);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (held.length < end + 4 + length) continue;
    return { status: Number(head.slice(9, 12)), body: held.toString('utf8', end + 4) };
  }
};

const runTask = async (task: Task): Promise<Measured> => {
  const latencies: number[] = [];
  const refusals: string[] = [];
  const began = performance.now();
  const until = began + task.seconds * 1000;
  const work = async (worker: number): Promise<void> => {
    const socket = connect({ port: task.port, host: '127.0.0.1', noDelay: true });
    await once(socket, 'connect');
    for (let turn = 0; performance.now() < until; turn += 1) {
      const sent = performance.now();
      socket.write(requestOf(task, worker, turn));
      const { status, body } = await readAnswer(socket);
      latencies.push(performance.now() - sent);
      if (status >= 300 && refusals.length < 3) refusals.push(`${status} ${body.slice(0, 200)}`);
      if (task.pauseMillis > 0) await pause(task.pauseMillis);
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: task.connections }, (_, worker) => work(worker)));
  return { done: latencies.length, seconds: (performance.now() - began) / 1000, latencies, refusals };
};

process.on('message', (task: Task) => void runTask(task).then((measured) => process.send?.(measured)));
process.on('disconnect', () => process.exit(0));
