import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/*
 * A slow line, as a TCP proxy: one rate in each direction shared by every connection, the same delay each way, and a
 * round trip before a connection's first byte, which is TCP's handshake. It models no loss and no slow start (the first
 * ten packets, 14 KB, leave at once in TCP too; at 400 kbit/s and 400 ms the rest follows nearly as fast).
 */
export type Link = {
  readonly port: number;
  /** Takes other rates from now on. */
  become(rates: Rates): void;
  /** Bytes that went up the line since the last `forget`, TLS and all. */
  bytesUp(): number;
  /** Bytes that had come down the line by a moment (milliseconds since 1970), TLS and all, since the last `forget`. */
  bytesBy(moment: number): number;
  forget(): void;
  close(): Promise<void>;
};

/** `upBitsPerSecond` where the way up is another than the way down. */
export type Rates = {
  readonly bitsPerSecond: number;
  readonly upBitsPerSecond?: number;
  readonly roundTripMillis: number;
};

/** A line so fast that it does not count. */
export const fastLine: Rates = { bitsPerSecond: 1e9, roundTripMillis: 0 };

/** The line of a phone far from a mast. */
export const slowLine: Rates = { bitsPerSecond: 400_000, upBitsPerSecond: 200_000, roundTripMillis: 400 };

const packetBytes = 1460;

/** More than this in the queue, and the sender is asked to wait, so that what it sends last is not decided too soon. */
const mostQueuedBytes = 16_384;

type Packet = { readonly bytes: Buffer; readonly to: Socket };

/** One direction of the line. `arrived` hears of each packet as it is handed over. */
const makeLane = (rates: () => { bitsPerSecond: number; delayMillis: number }, arrived: (bytes: number) => void) => {
  const waiting: Packet[] = [];
  const paused = new Set<Socket>();
  let queued = 0;
  let isBusy = false;
  let freeAt = 0;

  const deliver = ({ bytes, to }: Packet): void => {
    arrived(bytes.length);
    if (!to.destroyed) to.write(bytes);
    queued -= bytes.length;
    if (queued >= mostQueuedBytes) return;
    // All of them: whose last packet left while others filled the queue would wait for ever.
    paused.forEach((socket) => socket.resume());
    paused.clear();
  };

  const next = (): void => {
    const packet = waiting.shift();
    isBusy = packet !== undefined;
    if (packet === undefined) return;
    const now = performance.now();
    const { bitsPerSecond, delayMillis } = rates();
    // Reckoned from when the line was free, so that a late timer does not slow the line.
    freeAt = Math.max(freeAt, now) + (packet.bytes.length * 8000) / bitsPerSecond;
    setTimeout(() => {
      setTimeout(deliver, delayMillis, packet); // all wait alike, so they stay in order
      next();
    }, freeAt - now);
  };

  return (bytes: Buffer, from: Socket, to: Socket): void => {
    for (let at = 0; at < bytes.length; at += packetBytes)
      waiting.push({ bytes: bytes.subarray(at, at + packetBytes), to });
    queued += bytes.length;
    if (queued >= mostQueuedBytes) {
      paused.add(from);
      from.pause();
    }
    if (!isBusy) next();
  };
};

export const openLink = async (toPort: number, firstRates: Rates): Promise<Link> => {
  const arrivals: { at: number; bytes: number }[] = [];
  let rates = firstRates;
  let upBytes = 0;
  const rateOf = (bitsPerSecond: number) => ({ bitsPerSecond, delayMillis: rates.roundTripMillis / 2 });
  const up = makeLane(
    () => rateOf(rates.upBitsPerSecond ?? rates.bitsPerSecond),
    (bytes) => void (upBytes += bytes),
  );
  const down = makeLane(
    () => rateOf(rates.bitsPerSecond),
    (bytes) => arrivals.push({ at: Date.now(), bytes }),
  );
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port: toPort, host: '127.0.0.1', noDelay: true });
    const drop = (): void => void [near, far].forEach((socket) => socket.destroy());
    near.pause();
    setTimeout(() => near.on('data', (bytes) => up(bytes, near, far)).resume(), rates.roundTripMillis);
    far.on('data', (bytes) => down(bytes, far, near));
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', drop).on('close', () => sockets.delete(socket));
    }
    near.on('close', () => far.destroy());
    far.on('end', () => setTimeout(drop, rates.roundTripMillis));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async (): Promise<void> => {
    server.close();
    sockets.forEach((socket) => socket.destroy());
  };
  return {
    port: (server.address() as AddressInfo).port, // a TCP server's address is never a path
    bytesBy: (moment) => arrivals.filter(({ at }) => at <= moment).reduce((sum, { bytes }) => sum + bytes, 0),
    become: (next) => void (rates = next),
    bytesUp: () => upBytes,
    forget: () => {
      arrivals.splice(0);
      upBytes = 0;
    },
    close,
  };
};
