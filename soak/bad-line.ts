import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from './random.ts';

/** How bad a line is: shares of connections, and the longest a piece of bytes or a second delivery may take. */
export type Badness = {
  readonly cutUp: number;
  readonly cutDown: number;
  readonly replayed: number;
  readonly mostDelayMillis: number;
  readonly mostReplayMillis: number;
};

export const usualBadness: Badness = {
  cutUp: 0.12,
  cutDown: 0.18,
  replayed: 0.1,
  mostDelayMillis: 25,
  mostReplayMillis: 4000,
};

type LineCounts = { connections: number; cuts: number; replays: number };

/** A line between phones and a server. Bytes of one connection never change places; whole pushes are delivered again later. */
export type BadLine = {
  readonly port: number;
  readonly counts: LineCounts;
  /** From now on nothing is cut, delayed or kept for later. */
  heal(): void;
  /** Delivers some of the pushes again that went by, in any order, and waits for the answers. */
  deliverAgain(most: number): Promise<void>;
  close(): Promise<void>;
};

const isPush = (bytes: Buffer): boolean => bytes.subarray(0, 16).toString('latin1').startsWith('POST /sync/push ');

/** Whether a request is here to its last byte. */
const isWhole = (bytes: Buffer): boolean => {
  const end = bytes.indexOf('\r\n\r\n');
  const length = /content-length: (\d+)/i.exec(bytes.subarray(0, end).toString('latin1'))?.[1];
  return end >= 0 && length !== undefined && bytes.length === end + 4 + Number(length);
};

/** Sends a request's very bytes once more. */
const deliver = async (port: number, request: Buffer): Promise<void> => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.on('data', () => undefined);
  socket.write(request);
  await once(socket, 'close').catch(() => undefined);
};

type Pump = { readonly from: Socket; readonly to: Socket; readonly cutAt: number; readonly delay: () => number };

/** Carries bytes one way, in their order. @returns whether it was cut. */
const carry = async ({ from, to, cutAt, delay }: Pump, onBytes: (bytes: Buffer) => void): Promise<boolean> => {
  let left = cutAt;
  try {
    for await (const bytes of from as AsyncIterable<Buffer>) {
      const millis = delay();
      if (millis > 0) await wait(millis);
      const part = bytes.subarray(0, left);
      left -= part.length;
      onBytes(part);
      to.write(part);
      if (left <= 0) return true;
    }
    to.end();
    return false;
  } catch {
    to.destroy();
    return false;
  }
};

const mostKept = 400;

/** Keeps whole pushes that go by and delivers some again. */
const makeReplays = (port: () => number, random: Random, badness: Badness, counts: LineCounts) => {
  const kept: Buffer[] = [];
  const later = new Set<Promise<void>>();
  const again = async (request: Buffer, millis: number): Promise<void> => {
    await wait(millis);
    counts.replays += 1;
    await deliver(port(), request);
  };
  const note = (request: Buffer, mayReplay: boolean): void => {
    if (!isPush(request) || !isWhole(request)) return;
    if (kept.length < mostKept) kept.push(request);
    else kept[random.below(mostKept)] = request;
    if (!mayReplay || !random.chance(badness.replayed)) return;
    const one = again(request, random.below(badness.mostReplayMillis)).finally(() => later.delete(one));
    later.add(one);
  };
  const settle = async (): Promise<void> => void (await Promise.all(later));
  const deliverAgain = async (most: number): Promise<void> => {
    await settle();
    for (let times = Math.min(most, kept.length); times > 0; times -= 1)
      await again(random.pick(kept) ?? Buffer.alloc(0), 0);
  };
  return { note, settle, deliverAgain };
};

export const openBadLine = async (port: () => number, random: Random, badness: Badness): Promise<BadLine> => {
  const counts: LineCounts = { connections: 0, cuts: 0, replays: 0 };
  const replays = makeReplays(port, random, badness, counts);
  let isHealed = false;

  // Small requests are many, so most cuts are early; some far into a long answer.
  const cutAt = (share: number): number =>
    isHealed || !random.chance(share) ? Infinity : 1 + random.below(random.chance(0.5) ? 900 : 9000);
  const delay = (): number => (isHealed ? 0 : random.below(badness.mostDelayMillis));

  const tie = async (near: Socket): Promise<void> => {
    counts.connections += 1;
    const far = connect(port(), '127.0.0.1');
    for (const socket of [near, far]) socket.on('error', () => undefined);
    const up: Buffer[] = [];
    const end = (wasCut: boolean): void => {
      if (!wasCut) return;
      counts.cuts += 1;
      near.destroy();
      far.destroySoon(); // what went up before the cut arrives
    };
    const down = carry({ from: far, to: near, cutAt: cutAt(badness.cutDown), delay }, () => undefined).then(end);
    void down.then(() => near.destroySoon()); // what came late still goes down
    await carry({ from: near, to: far, cutAt: cutAt(badness.cutUp), delay }, (bytes) => up.push(bytes)).then(end);
    far.destroySoon();
    replays.note(Buffer.concat(up), !isHealed);
  };

  const server = createServer((near) => void tie(near).catch(() => near.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port, // a TCP server's address is never a path
    counts,
    heal: () => (isHealed = true),
    deliverAgain: replays.deliverAgain,
    close: async () => {
      await replays.settle();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
