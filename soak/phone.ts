import * as z from 'zod/mini';
import type { Contract } from '@shuka/domain/kit/endpoint.ts';
import { makeCell } from '@shuka/web/kit/cell.ts';
import { quiet, type PhotoBlobs } from '@shuka/web/kit/engine.ts';
import { makeWorld, type AnyRow, type World } from '@shuka/web/kit/world.ts';
import { findKeeper, keepKeeper, makeKeeper } from '@shuka/web/sync/keepers.ts';
import { openKept, type KeptEngine } from '@shuka/web/sync/kept-engine.ts';
import { queuedContracts } from '@shuka/web/sync/queued-contracts.ts';
import { makeLine, type Line } from './line.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';
import { makeHardware, makeSurroundings } from './surroundings.ts';

/** An act that a phone said it had kept. */
export type Confirmed = { readonly key: string; readonly endpoint: string; readonly input: Record<string, unknown> };

/** One person's phone: the app's own engine, on a disk, a clock and a line of its own. */
export type Phone = {
  readonly name: string;
  readonly person: Person;
  readonly line: Line;
  readonly random: Random;
  readonly confirmed: Confirmed[];
  /** Keys of acts that the person took back. */
  readonly discarded: Set<string>;
  /** Errors nobody expected. */
  readonly errors: unknown[];
  readonly world: World;
  engine(): KeptEngine;
  list<Row extends AnyRow>(type: string): Row[];
  /** Saves an act as a form does. @returns whether the phone confirmed it. */
  enter(contract: Contract, input: object, blobs?: PhotoBlobs): Promise<boolean>;
  /** Closes the app and opens it again. */
  reopen(): Promise<void>;
  close(): Promise<void>;
};

/** Stands between a phone and its line. */
export type Through = (line: Line['fetch'], random: Random) => Line['fetch'];

type PhoneWays = {
  readonly name: string;
  readonly person: Person;
  readonly cookies: Map<string, string>;
  readonly port: () => number;
  readonly random: Random;
  readonly clockOffMillis?: number;
  readonly through?: Through;
};

const asServerTells = ({ accountId, role, name }: Person) => ({
  accountId,
  firstName: name,
  lastName: 'Soak',
  roles: [role],
});

export const openPhone = async (ways: PhoneWays): Promise<Phone> => {
  const { name, person, cookies, port, random } = ways;
  const hardware = makeHardware(ways.clockOffMillis);
  const line = makeLine(port, cookies);
  const errors: unknown[] = [];
  const fetched = { ...line, fetch: ways.through?.(line.fetch, random) ?? line.fetch };
  const deps = makeSurroundings(hardware, fetched, random.next, (error) => errors.push(error));
  const world = makeWorld();
  const around = {
    deps,
    contracts: queuedContracts,
    shown: { world, state: makeCell(quiet), readiness: makeCell({ state: 'loading' } as { state: 'loading' }) },
  } as unknown as Parameters<typeof openKept>[0];
  const opened = await makeKeeper(deps, asServerTells(person) as Parameters<typeof makeKeeper>[1], '2468', 'sun');
  await keepKeeper(deps, opened.keeper);
  let engine = await openKept(around, opened, () => undefined, opened.recoveryKey);
  const confirmed: Confirmed[] = [];

  const enter: Phone['enter'] = async (contract, input, blobs) => {
    const parsed = z.parse(contract.input, input) as Record<string, unknown>;
    world.preview(contract.effects ?? [], parsed, { accountId: person.accountId, now: new Date(deps.now()) });
    const saving = engine.save(contract, parsed, blobs);
    const key = hardware.lastId; // the engine names the act before it first waits
    if ((await saving) !== null) return false;
    confirmed.push({ key, endpoint: contract.name, input: parsed });
    return true;
  };

  return {
    name,
    person,
    line,
    random,
    confirmed,
    errors,
    discarded: new Set(),
    world,
    engine: () => engine,
    list: <Row extends AnyRow>(type: string) => world.list(type).map(({ row }) => row as Row), // the caller names the type's own rows
    enter,
    reopen: async () => {
      await engine.stop();
      const keeper = (await findKeeper(deps, person.accountId)) ?? opened.keeper;
      engine = await openKept(around, { key: opened.key, keeper }, () => undefined);
    },
    close: () => engine.stop(),
  };
};
