import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A wire between server and database that can swallow everything (`hole`) or be cut through (`cut`). */
type FaultyWire = {
  through(url: string): Promise<{ url: string; close(): Promise<void> }>;
  become(state: 'whole' | 'hole' | 'cut'): void;
};

const isSocketUrl = (url: string): boolean => url.startsWith('socket:');

const reach = (url: string): Socket => {
  if (isSocketUrl(url)) return connect(join(url.slice('socket:'.length).split('?')[0] ?? '', '.s.PGSQL.5432'));
  const { hostname, port } = new URL(url);
  return connect(Number(port === '' ? 5432 : port), hostname);
};

const moved = (url: string, folder: string, port: number): string => {
  if (isSocketUrl(url)) return `socket:${folder}?${url.split('?')[1] ?? ''}`;
  const there = new URL(url);
  there.hostname = '127.0.0.1';
  there.port = String(port);
  return there.href;
};

export const faultyWire = (): FaultyWire => {
  let state: 'whole' | 'hole' | 'cut' = 'whole';
  const open = new Set<Socket>();

  const tie = (near: Socket, far: Socket): void => {
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      open.add(from);
      from.on('data', (bytes) => state === 'whole' && to.write(bytes));
      from.on('error', () => undefined);
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
  };

  const through: FaultyWire['through'] = async (url) => {
    const folder = mkdtempSync(join(tmpdir(), 'shuka-wire-'));
    const server = createServer((near) => (state === 'cut' ? near.destroy() : tie(near, reach(url))));
    await new Promise<void>((resolve) => {
      if (isSocketUrl(url)) server.listen(join(folder, '.s.PGSQL.5432'), resolve);
      else server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.address() as AddressInfo | string | null;
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const close = async (): Promise<void> => {
      open.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    };
    return { url: moved(url, folder, port), close };
  };

  const become: FaultyWire['become'] = (next) => {
    state = next;
    // What a hole swallowed never comes back, so a connection that lived through one is of no more use.
    if (next !== 'hole') open.forEach((socket) => socket.destroy());
  };

  return { through, become };
};
