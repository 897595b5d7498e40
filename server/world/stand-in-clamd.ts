import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { ClamdAddress } from '#kit/clamd-line.ts';

/** The harmless text that every scanner finds (EICAR), in two parts, so that none finds it in this file. */
export const testVirus = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$` + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

/** What clamd says of it. */
export const findingName = 'Eicar-Test-Signature';

/** How it answers: as it should, late, with half an answer, never, with a word of its own; `full` as to a file over its size. */
type Manner = 'well' | 'late' | 'cut' | 'never' | 'broken' | 'full';

/** A file as it came, and how long each of its pieces was. */
type Stream = { readonly bytes: Buffer; readonly pieces: readonly number[] };

const command = 'zINSTREAM\0';

/** The file of a command that is here whole; null while more of it is to come. */
const streamIn = (heard: Buffer): Stream | null => {
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= heard.length;) {
    const length = heard.readUInt32BE(at);
    if (length === 0) return { bytes: Buffer.concat(pieces), pieces: pieces.map((piece) => piece.length) };
    if (at + 4 + length > heard.length) return null;
    pieces.push(heard.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
};

const verdictOn = ({ bytes }: Stream): string =>
  bytes.includes(testVirus) ? `stream: ${findingName} FOUND\0` : 'stream: OK\0';

const lateMillis = 150;

const answers: Readonly<Record<Manner, (socket: Socket, stream: Stream) => void>> = {
  well: (socket, stream) => void socket.end(verdictOn(stream)),
  late: (socket, stream) => void setTimeout(() => socket.end(verdictOn(stream)), lateMillis),
  cut: (socket) => void socket.end('stream: O'),
  never: () => undefined,
  broken: (socket) => void socket.end('stream: Can’t allocate memory ERROR\0'),
  full: (socket) => void socket.end('INSTREAM size limit exceeded. ERROR\0'),
};

/** A clamd on this machine that speaks its real protocol and knows one signature. @param path its socket, where it has no port. */
export const openClamd = async (path?: string) => {
  const state = { manner: 'well' as Manner, streams: [] as Stream[] };
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    let heard = Buffer.alloc(0);
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
    socket.on('data', (bytes) => {
      heard = Buffer.concat([heard, bytes]);
      if (heard.toString('latin1') === 'zPING\0' && state.manner !== 'never') socket.end('PONG\0');
      const stream = heard.toString('latin1', 0, command.length) === command ? streamIn(heard) : null;
      if (stream === null) return;
      state.streams.push(stream);
      answers[state.manner](socket, stream);
    });
  });
  const listen = async (where: string | number): Promise<void> => {
    await once(typeof where === 'string' ? server.listen(where) : server.listen(where, '127.0.0.1'), 'listening');
  };
  await listen(path ?? 0);
  const { port } = path === undefined ? (server.address() as AddressInfo) : { port: 0 };
  const address: ClamdAddress = path === undefined ? { host: '127.0.0.1', port } : { path };
  const close = async (): Promise<void> => {
    if (!server.listening) return;
    open.forEach((socket) => socket.destroy());
    await new Promise((done) => server.close(done));
  };
  return {
    address,
    /** What came to be looked through, the oldest first. */
    streams: state.streams,
    /** How it answers from now on. */
    become: (manner: Manner): void => void (state.manner = manner),
    close,
    /** Listens again where it did. */
    reopen: (): Promise<void> => listen(path ?? port),
  };
};
