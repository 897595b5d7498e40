import { createServer, type Server, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { readFrontend } from './postgres-frames.ts';

/*
 * One database session stands behind every connection, so a connection's messages must not mix with another's: all of
 * them up to a Sync are one turn, and a transaction keeps its turn until it ends. (The socket server that comes with
 * PGlite queues message by message; two clients at once then read each other's rows.)
 */

type Turn = { readonly socket: Socket; readonly messages: readonly Uint8Array[]; readonly isLast: boolean };

const mostConnections = 64;

const makeTurns = (db: PGlite) => {
  const waiting: Turn[] = [];
  let holder: Socket | null = null;
  let isServing = false;

  const next = (): Turn | undefined => {
    const place = holder === null ? 0 : waiting.findIndex(({ socket }) => socket === holder);
    return place === -1 ? undefined : waiting.splice(place, 1)[0];
  };

  /** A client that goes away in the middle of a transaction leaves nothing behind. */
  const leave = async (socket: Socket): Promise<void> => {
    if (holder === socket) await db.exec('rollback');
  };

  const speak = async ({ socket, messages }: Turn): Promise<void> => {
    const onRawData = (data: Uint8Array): void => {
      if (socket.writable) socket.write(Buffer.from(data));
    };
    for (const message of messages) await db.runExclusive(() => db.execProtocolRawStream(message, { onRawData }));
  };

  const take = async (turn: Turn): Promise<void> => {
    try {
      await (turn.isLast ? leave(turn.socket) : speak(turn));
    } catch {
      turn.socket.destroy();
    }
    holder = !db.closed && db.isInTransaction() ? turn.socket : null;
  };

  return async (turn: Turn): Promise<void> => {
    waiting.push(turn);
    if (isServing) return;
    isServing = true;
    for (let one = next(); one !== undefined; one = next()) await take(one);
    isServing = false;
  };
};

/** Serves a database on a unix socket, to as many clients as come, each transaction by itself. */
export const serveSocket = async (db: PGlite, path: string): Promise<Server> => {
  const take = makeTurns(db);
  const server = createServer((socket) => {
    const read = readFrontend({
      onTurn: (messages) => void take({ socket, messages, isLast: false }),
      onRefusal: (answer) => void socket.write(answer),
      onGoodbye: () => void socket.end(),
    });
    socket.setNoDelay(true);
    socket.on('data', read);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => void take({ socket, messages: [], isLast: true }));
  });
  server.maxConnections = mostConnections;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  return server;
};
