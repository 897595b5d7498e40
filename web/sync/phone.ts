import { Dexie } from 'dexie';
import type { Person } from '@shuka/domain/accounts';
import { accountsKeptHere } from '#accounts';
import type { Failure } from '#kit/api.ts';
import { useCell } from '#kit/cell.ts';
import { engine as registered } from '#kit/engine.ts';
import { databaseName, readMeta, writeMeta } from './database.ts';
import { enter, failureOf, lock, openEngine, preferences, surroundings, whoIsHere } from './here.ts';
import * as keepers from './keepers.ts';
import { askPerson, askRecoveryKey } from './kept-engine.ts';
import { signs, type Imported, type KeeperHere, type Preferences, type Sign, type Unlocked } from './phone-types.ts';
import { makeSealer, places } from './seal.ts';
import { withWaiting } from './waiting-cookie.ts';

export { signs } from './phone-types.ts';
export type { Imported, KeeperHere, Preferences, Sign, Unlocked, WaitingAct } from './phone-types.ts';
export { lock, useActs } from './here.ts';

const deps = () => surroundings().deps;

/** Those whose records are on this phone; none where the browser keeps nothing. */
export const listKeepers = (): Promise<readonly KeeperHere[]> => keepers.listKeepers(deps()).catch(() => []);

/** Makes a store for a person, closed by their PIN. The server is told as soon as it answers. */
export const setUpPin = async (person: Person, pin: string, sign: Sign): Promise<Failure | null> => {
  try {
    if ((await keepers.findKeeper(deps(), person.accountId)) !== undefined) throw new Error('has a PIN here');
    const made = await keepers.makeKeeper(deps(), person, pin, sign);
    await keepers.keepKeeper(deps(), made.keeper);
    await enter(made, made.recoveryKey).catch(async (error: unknown) => {
      await keepers.removeKeeper(deps(), person.accountId);
      throw error;
    });
    return null;
  } catch (error) {
    return failureOf(error);
  }
};

const entered = async (opened: keepers.OpenedKeeper): Promise<Unlocked> => {
  try {
    await enter(opened);
    return { kind: 'open', person: opened.person };
  } catch {
    return { kind: 'broken' };
  }
};

export const unlock = async (accountId: string, pin: string): Promise<Unlocked> => {
  const tried = await keepers.tryPin(deps(), accountId, pin).catch(() => ({ kind: 'broken' }) as const);
  return tried.kind === 'open' ? entered(tried) : tried;
};

/** Without a PIN, by a key that another tab or the service worker still held. */
export const reopen = async (accountId: string, key: CryptoKey): Promise<Person | null> => {
  const here = whoIsHere();
  if (here?.person.accountId === accountId) return here.person;
  try {
    const keeper = await keepers.findKeeper(deps(), accountId);
    if (keeper === undefined) return null;
    const person = await keepers.personOf(key, keeper);
    await enter({ kind: 'open', key, person, keeper });
    return person;
  } catch {
    return null;
  }
};

/** The lock itself is gone, and nothing opens what it closed: a new one, and what the server has comes back. */
const beginAgain = async (accountId: string, pin: string): Promise<Failure | null> => {
  const person = await askPerson(surroundings().around, accountId);
  const sign = accountsKeptHere().find((kept) => kept.accountId === accountId)?.sign;
  return setUpPin(person, pin, signs.find((one) => one === sign) ?? signs[0]);
};

/** PIN forgotten: needs a server session of that account; sets the new PIN. */
export const recover = async (accountId: string, newPin: string): Promise<Failure | null> => {
  try {
    const keeper = await keepers.findKeeper(deps(), accountId);
    if (keeper === undefined) return await beginAgain(accountId, newPin);
    const recoveryKey = await askRecoveryKey(surroundings().around, accountId, keeper.device);
    const opened = recoveryKey === null ? null : await keepers.recoverKeeper(deps(), accountId, recoveryKey, newPin);
    if (opened === null) throw new Error('nothing opens this store');
    await enter(opened);
    return null;
  } catch (error) {
    return failureOf(error);
  }
};

/** Changes the PIN of whoever is open here; wrong old ones are counted like any other. */
export const changePin = async (oldPin: string, newPin: string): Promise<Unlocked> => {
  const { accountId } = openEngine();
  const tried = await keepers.tryPin(deps(), accountId, oldPin).catch(() => ({ kind: 'broken' }) as const);
  if (tried.kind !== 'open') return tried;
  await keepers.changeKeeperPin(deps(), accountId, oldPin, newPin);
  return { kind: 'open', person: tried.person };
};

/** What the server says of a person now, for when this phone opens without it. */
export const rememberPerson = async (person: Person): Promise<void> => {
  const here = whoIsHere();
  if (here?.person.accountId !== person.accountId) return;
  const sealed = await makeSealer(here.key).seal(places.person(person.accountId), person);
  await keepers.changeKeeper(deps(), person.accountId, { person: sealed });
};

export const syncNow = async ({ photos = false }: { photos?: boolean } = {}): Promise<void> => {
  const here = whoIsHere();
  await (here === null ? registered.get()?.sync() : here.engine.kick('button', { photos }));
};

/** Sends an act again under a new number, mended or as it is, and what was refused for its sake. @throws Error `phone-full` */
export const resend = async (seq: number, input?: unknown): Promise<void> => {
  const { resendAct } = await import('./mending.ts');
  const { store, contracts, kick } = openEngine();
  await resendAct(store, contracts, seq, input);
  void kick('button');
};

/** Out of the outbox; answers a copy as a file. */
export const discard = async (seq: number): Promise<Blob> =>
  (await import('./mending.ts')).discardAct(openEngine().store, seq);

/** Everything of this person that the server may not have, as a file that their PIN opens. */
export const exportUnsent = async (): Promise<Blob> => {
  const { store, accountId } = openEngine();
  const [{ salvage, unsentOf }, { writeFile }] = await Promise.all([import('./salvage.ts'), import('./transfer.ts')]);
  const keeper = await keepers.findKeeper(deps(), accountId);
  if (keeper === undefined) throw new Error('nobody closes this file');
  const old = await Promise.all(
    keeper.setAside.map((generation) => salvage(deps(), store.sealer, accountId, generation, true)),
  );
  const all = [...old.flatMap((acts) => acts ?? []), ...(await unsentOf(store.db, store.sealer))];
  const each = [...new Map(all.map((act) => [act.key, act])).values()];
  return writeFile(accountId, store.sealer, keeper.pinLock, each);
};

export const importUnsent = async (file: Blob, pin: string): Promise<Imported> => {
  const { readFile } = await import('./transfer.ts');
  const imported = await readFile(openEngine().store, file, pin);
  void openEngine().kick('button');
  return imported;
};

/** The person has read that acts may be lost. */
export const dismissLoss = async (): Promise<void> => {
  const { db, mind } = openEngine().store;
  await writeMeta(db, { mayBeLost: 0 });
  mind.patch({ mayBeLost: 0, isDamaged: false });
};

export const usePreferences = (): [Preferences, (next: Preferences) => Promise<void>] => [
  useCell(preferences),
  async (next) => {
    preferences.set(next); // the switch turns under the finger; what it stands for follows
    await writeMeta(openEngine().store.db, { preferences: next });
    void openEngine().kick('button');
  },
];

const failing = async (work: Promise<void>): Promise<Failure | null> => {
  try {
    await work;
    return null;
  } catch (error) {
    return failureOf(error);
  }
};

export const trustPhone = (password: string): Promise<Failure | null> =>
  failing(import('./trust.ts').then(({ trust }) => trust(openEngine().store, openEngine().wire, password)));

export const distrustPhone = (): Promise<Failure | null> =>
  failing(import('./trust.ts').then(({ distrust }) => distrust(openEngine().store, openEngine().wire)));

export const trustedUntil = async (): Promise<string | null> =>
  (await readMeta(openEngine().store.db, 'trustedUntil')) ?? null;

export const storageFacts = async (): Promise<{ usedBytes: number; quotaBytes: number; isPersisted: boolean }> => ({
  ...(await deps().estimate()),
  isPersisted: (await navigator.storage?.persisted?.()) ?? false,
});

/** Erases those the server says this phone is to forget. @returns who is gone. */
export const forgetAsked = async (): Promise<readonly string[]> =>
  (await import('./forget-asked.ts')).forgetAsked(deps(), forgetHere);

/** Removes a person's store from this phone, with all that waits in it. */
export const forgetHere = async (accountId: string): Promise<void> => {
  if (whoIsHere()?.person.accountId === accountId) await lock();
  const { generation = 1, setAside = [] } = (await keepers.findKeeper(deps(), accountId)) ?? {};
  await keepers.removeKeeper(deps(), accountId);
  for (const one of [...setAside, generation]) await Dexie.delete(databaseName(accountId, one));
  deps().writeWaiting(withWaiting(deps().readWaiting(), accountId, 0));
  surroundings().keys.forget(accountId);
};
