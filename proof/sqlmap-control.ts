/* A door that is broken on purpose: a proof that finds nothing anywhere must find this one. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Pool } from '@shuka/server/kit/db.ts';

/** Opens a door whose `name` goes into a statement as it came. */
export const openBrokenDoor = async (pool: Pool): Promise<{ url: string; close(): void }> => {
  const answer = async ({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> => {
    const name = new URL(url, 'http://localhost').searchParams.get('name');
    const statement = `select first_name from accounts.account where last_name = '${name}' limit 5`;
    const { rows } = await pool.query(statement).catch(() => ({ rows: null }));
    response.statusCode = rows === null ? 500 : 200;
    response.end(JSON.stringify(rows));
  };
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server's address is never a path
  return { url: `http://127.0.0.1:${port}/?name=Yusuf`, close: () => server.close() };
};
