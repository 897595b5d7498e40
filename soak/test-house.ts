import { openHouse, type OpenHouse } from '@shuka/server/world/open-house.ts';
import { isOnPostgres } from '@shuka/server/world/test-template.ts';
import type { AddressInfo } from 'node:net';
import type { House } from './house.ts';

type TestHouse = House & { readonly open: OpenHouse };

/** The server inside this process, on a copy of the tests' database: nothing dies here, and its clock can be moved. */
export const openTestHouse = async (): Promise<TestHouse> => {
  const open = await openHouse();
  await open.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = open.app.server.address() as AddressInfo; // a listening TCP server's address is never a path
  return {
    open,
    port,
    kind: isOnPostgres ? 'postgres' : 'embedded',
    pool: open.pool,
    now: open.clock.now,
    close: open.close,
  };
};
