import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { inTransaction, openPool, row, sql } from '#kit/db.ts';

const message = (letter: string, body: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(letter), length, body]);
};

const signedIn = message('R', Buffer.alloc(4));
const ready = message('Z', Buffer.from('I'));
const shuttingDown = message('E', Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection\0\0'));

/** A database that lets one in and goes down in the same breath, as one does that is stopped just then. */
const openFadingDatabase = async () => {
  const server = createServer((socket) => {
    socket.once('data', () => socket.end(Buffer.concat([signedIn, ready, shuttingDown])));
    socket.on('error', () => undefined);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server's address is never a path
  return { url: `postgres://nobody@127.0.0.1:${port}/none`, close: () => server.close() };
};

const gone = /terminat|not queryable|closed/i;

describe('a database that goes down while a connection changes hands', () => {
  test('fails the work that was about to begin, and not the server', async () => {
    const database = await openFadingDatabase();
    const pool = openPool(database.url, 1, () => undefined);
    const one = inTransaction(pool, (db) => row(db, sql`select 1`));
    await expect(one).rejects.toThrow(gone);
    await expect(row(pool, sql`select 1`)).rejects.toThrow(gone);
    await pool.end();
    database.close();
  });
});
