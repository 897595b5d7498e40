import { Dexie, type Table } from 'dexie';
import type { Person } from '@shuka/domain/accounts';
import { optionsOf, type Bytes } from './database.ts';
import type { Deps } from './deps.ts';
import {
  closedKey,
  makeDataKey,
  makeRecoveryKey,
  unwrapByPin,
  unwrapByRecovery,
  wrapByPin,
  wrapByRecovery,
  type PinLock,
  type Wrapped,
} from './keys.ts';
import type { KeeperHere, Sign } from './phone-types.ts';
import { afterWrong, countTry, noTries, type Refused, type Tries } from './pin-tries.ts';
import { makeSealer, places } from './seal.ts';

/** One person of this phone: how their key is closed, and which store is theirs. Nothing here names them. */
export type Keeper = {
  readonly accountId: string;
  readonly sign: Sign;
  readonly pinLock: PinLock;
  readonly recoveryLock: Wrapped;
  /** The person, sealed. */
  readonly person: Bytes;
  readonly tries: Tries;
  readonly generation: number;
  /** Stores that could not be read and were left as they are. */
  readonly setAside: readonly number[];
  /** The device the server knows the recovery key by. */
  readonly device: string;
};

type Directory = Dexie & { keeper: Table<Keeper, string> };

/** The key in the form that stays in memory, and who it belongs to. */
export type OpenedKeeper = {
  readonly kind: 'open';
  readonly key: CryptoKey;
  readonly person: Person;
  readonly keeper: Keeper;
};

const inDirectory = async <Value>(deps: Deps, work: (db: Directory) => PromiseLike<Value>): Promise<Value> => {
  const db = new Dexie('shuka-keepers', optionsOf(deps)) as Directory;
  db.version(1).stores({ keeper: 'accountId' });
  try {
    await db.open();
    return await work(db);
  } finally {
    db.close();
  }
};

export const listKeepers = async (deps: Deps): Promise<KeeperHere[]> => {
  const keepers = await inDirectory(deps, (db) => db.keeper.toArray());
  return keepers.map(({ accountId, sign }) => ({ accountId, sign }));
};

export const findKeeper = (deps: Deps, accountId: string): Promise<Keeper | undefined> =>
  inDirectory(deps, (db) => db.keeper.get(accountId));

export const changeKeeper = async (deps: Deps, accountId: string, change: Partial<Keeper>): Promise<void> =>
  void (await inDirectory(deps, (db) => db.keeper.update(accountId, change)));

export const removeKeeper = (deps: Deps, accountId: string): Promise<void> =>
  inDirectory(deps, (db) => db.keeper.delete(accountId));

/** A new person of this phone with a data key of their own. @returns the recovery key too, for the server to keep. */
export const makeKeeper = async (
  deps: Deps,
  person: Person,
  pin: string,
  sign: Sign,
): Promise<OpenedKeeper & { recoveryKey: string }> => {
  const dataKey = await makeDataKey();
  const recoveryKey = makeRecoveryKey();
  const key = await closedKey(dataKey);
  const keeper: Keeper = {
    accountId: person.accountId,
    sign,
    pinLock: await wrapByPin(dataKey, pin, deps.iterations),
    recoveryLock: await wrapByRecovery(dataKey, recoveryKey),
    person: await makeSealer(key).seal(places.person(person.accountId), person),
    tries: noTries,
    generation: 1,
    setAside: [],
    device: '',
  };
  return { kind: 'open', key, person, keeper, recoveryKey };
};

export const keepKeeper = async (deps: Deps, keeper: Keeper): Promise<void> =>
  void (await inDirectory(deps, (db) => db.keeper.put(keeper)));

/** The person a key belongs to. @throws when the key is another's. */
export const personOf = async (key: CryptoKey, { accountId, person }: Keeper): Promise<Person> =>
  (await makeSealer(key).open(places.person(accountId), person)) as Person; // sealed by makeKeeper alone

/** Counts a try in the directory before it is made. */
const countInDirectory = (deps: Deps, accountId: string): Promise<{ tries: Tries; refused: Refused | null } | null> =>
  inDirectory(deps, (db) =>
    db.transaction('rw', db.keeper, async () => {
      const keeper = await db.keeper.get(accountId);
      if (keeper === undefined) return null;
      const counted = countTry(keeper.tries, deps.now());
      await db.keeper.update(accountId, { tries: counted.tries });
      return counted;
    }),
  );

/** Opens a person's key with their PIN; each wrong one is counted. `broken`: nothing here opens, or ever did. */
export const tryPin = async (
  deps: Deps,
  accountId: string,
  pin: string,
): Promise<OpenedKeeper | Refused | { kind: 'broken' }> => {
  const counted = await countInDirectory(deps, accountId);
  const keeper = await findKeeper(deps, accountId);
  if (counted === null || keeper === undefined) return { kind: 'broken' };
  if (counted.refused !== null) return counted.refused;
  const key = await unwrapByPin(keeper.pinLock, pin);
  if (key === null) return afterWrong(counted.tries, deps.now());
  await changeKeeper(deps, accountId, { tries: noTries });
  return { kind: 'open', key, person: await personOf(key, keeper), keeper };
};

/** Closes the data key with another PIN. @param open gives the key in the form that can be wrapped; null changes nothing. */
const rewrap = async (
  deps: Deps,
  accountId: string,
  pin: string,
  open: (keeper: Keeper) => Promise<CryptoKey | null>,
): Promise<OpenedKeeper | null> => {
  const keeper = await findKeeper(deps, accountId);
  const dataKey = keeper === undefined ? null : await open(keeper);
  if (keeper === undefined || dataKey === null) return null;
  const pinLock = await wrapByPin(dataKey, pin, deps.iterations);
  await changeKeeper(deps, accountId, { pinLock, tries: noTries });
  const key = await closedKey(dataKey);
  return { kind: 'open', key, person: await personOf(key, keeper), keeper: { ...keeper, pinLock } };
};

/** A new PIN by the recovery key; null when it is not this person's. */
export const recoverKeeper = (
  deps: Deps,
  accountId: string,
  recoveryKey: string,
  newPin: string,
): Promise<OpenedKeeper | null> =>
  rewrap(deps, accountId, newPin, ({ recoveryLock }) => unwrapByRecovery(recoveryLock, recoveryKey));

/** A new PIN by one that was just found right. */
export const changeKeeperPin = (
  deps: Deps,
  accountId: string,
  oldPin: string,
  newPin: string,
): Promise<OpenedKeeper | null> => rewrap(deps, accountId, newPin, ({ pinLock }) => unwrapByPin(pinLock, oldPin, true));
