import type { Socket } from 'node:net';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { atMost } from './at-once.ts';
import { askClamd, type ClamdAddress } from './clamd-line.ts';
import type { FileScanner } from './scanner.ts';

const pieceBytes = 65_536;
/** A photo takes clamd some hundredths of a second; who waits for a place waits out of the same time. */
const usualTimeoutMs = 20_000;
const pingTimeoutMs = 3000;
/** For so long nobody is sent to a scanner that was found away. */
const restMillis = 5000;
const mostNameLetters = 200;

/** INSTREAM: pieces, each behind its length in four bytes, big end first; one of no length ends the file. */
const sayFile = (bytes: Buffer) => (socket: Socket) => {
  socket.write('zINSTREAM\0');
  for (let start = 0; start < bytes.length; start += pieceBytes) {
    const piece = bytes.subarray(start, start + pieceBytes);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    socket.write(length);
    socket.write(piece);
  }
  socket.write(Buffer.alloc(4));
};

/** What an answer says was found. @throws Error for all that is neither a finding nor an all clear. */
const findingOf = (answer: string): string | null => {
  if (answer === 'stream: OK') return null;
  const [, name] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
  if (name === undefined) throw new Error(`clamd: it said "${answer.slice(0, mostNameLetters)}"`);
  return name.slice(0, mostNameLetters);
};

/**
 * Has files looked through by clamd, the daemon of ClamAV, a few at a time.
 * @param timeoutMs how long one file may take, from when somebody asks.
 */
export const clamdScanner = (address: ClamdAddress, timeoutMs = usualTimeoutMs): FileScanner => {
  const places = atMost(4, 40);
  let awayUntil = 0;

  const isWorking = (): Promise<boolean> =>
    askClamd(address, (socket) => socket.write('zPING\0'), pingTimeoutMs).then(
      (answer) => answer === 'PONG',
      () => false,
    );

  /** One file that went wrong says nothing of the next while the scanner still answers. */
  const noteFailure = async (): Promise<void> => {
    if (!(await isWorking())) awayUntil = Date.now() + restMillis;
  };

  const scan: FileScanner['scan'] = (bytes) => {
    const until = Date.now() + timeoutMs;
    return places(async () => {
      const left = until - Date.now();
      if (Date.now() < awayUntil || left <= 0)
        throw new Problem('unavailable', { retryAfterSeconds: Math.ceil(restMillis / 1000) });
      try {
        return findingOf(await askClamd(address, sayFile(bytes), left));
      } catch (error) {
        await noteFailure();
        throw error;
      }
    });
  };

  return { scan, isWorking };
};
