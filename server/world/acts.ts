import type { Contract, DraftOf } from '@shuka/domain/kit/endpoint.ts';
import type { Role } from '@shuka/domain/kit/viewer.ts';
import type { Context, Services } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { doAct, plainBooks } from '#kit/perform.ts';
import type { Route } from '#kit/route.ts';

export type Actor = { readonly accountId: string; readonly roles: readonly Role[] };

/** Does what a contract says, as a person did it at a moment of the past. */
export type Act = <C extends Contract>(contract: C, input: DraftOf<C>, by: Actor, at: Date) => Promise<void>;

/** The services as they were at a moment, without anything that leaves the house: nobody gets letters about a demo's past. */
export const servicesAt = (services: Services, at: Date): Services => ({
  ...services,
  clock: { now: () => at },
  jobs: { send: async () => undefined },
});

/** What a handler of that moment works with; nothing happens after its answer. */
export const contextAt = (services: Services, db: Db, { accountId, roles }: Actor, at: Date): Context => ({
  ...servicesAt(services, at),
  db,
  viewer: { accountId, sessionId: accountId, roles, isFullySignedIn: true, factor: 'not-asked' },
  actor: { accountId },
  picture: null,
  stream: null,
  signed: null,
  document: null,
  keyHolder: null,
  setHeader: () => undefined,
  claimedAt: null,
  tellOutcome: () => undefined,
  language: 'en',
  device: '',
  ip: '',
  requestId: 'world',
  cookie: () => undefined,
  setCookie: () => undefined,
  afterwards: () => undefined,
});

/**
 * Acts of people of the world, by the handlers that everybody's acts go through, in the transaction of `db`: what the demo
 * shows then keeps every rule. Whoever writes them sees to it that these people may; no password is asked for.
 */
export const actsIn =
  (services: Services, db: Db, routes: readonly Route[]): Act =>
  async (contract, input, by, at) => {
    const route = routes.find((one) => one.contract.name === contract.name);
    if (route === undefined) throw new Error(`nobody does ${contract.name}`);
    await doAct(route, contract.input.parse(input), contextAt(services, db, by, at), null, plainBooks);
  };
