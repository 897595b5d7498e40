import { askStanding, tellForgotten } from '@shuka/domain/sync';
import { accountsKeptHere, markKeptAccounts } from '#accounts';
import { call } from '#kit/api.ts';
import { databaseName, openDatabase, readMeta } from './database.ts';
import type { Deps } from './deps.ts';
import { findKeeper, listKeepers } from './keepers.ts';
import { waitingIn } from './waiting-cookie.ts';

type Held = { readonly accountId: string; readonly deviceId: string };

/** The name the server knows a person’s store by; it stands beside their records, which stay closed. */
const deviceIdOf = async (deps: Deps, accountId: string): Promise<string> => {
  const keeper = await findKeeper(deps, accountId);
  if (keeper === undefined) return '';
  const db = await openDatabase(deps, databaseName(accountId, keeper.generation));
  try {
    return (await readMeta(db, 'device')) ?? keeper.device;
  } finally {
    db.close();
  }
};

const heldHere = async (deps: Deps): Promise<Held[]> => {
  const held: Held[] = [];
  for (const { accountId } of await listKeepers(deps)) {
    const deviceId = await deviceIdOf(deps, accountId).catch(() => '');
    if (deviceId !== '') held.push({ accountId, deviceId });
  }
  return held;
};

const forgetOne = async (deps: Deps, { accountId, deviceId }: Held, forget: Forget): Promise<void> => {
  const unsent = waitingIn(deps.readWaiting(), accountId);
  await forget(accountId);
  markKeptAccounts(accountsKeptHere().filter((kept) => kept.accountId !== accountId));
  await call(tellForgotten, { deviceId, unsent });
};

type Forget = (accountId: string) => Promise<void>;

/**
 * Asks the server which people this phone is to forget, and erases their records: those of nobody else, and with nobody’s
 * PIN. Without a network nothing happens until there is one.
 * @returns those it forgot.
 */
export const forgetAsked = async (deps: Deps, forget: Forget): Promise<readonly string[]> => {
  const held = await heldHere(deps);
  if (held.length === 0) return [];
  const asked = await call(askStanding, { devices: held.map(({ deviceId }) => deviceId) });
  const going = asked.ok ? held.filter(({ deviceId }) => asked.value.forget.includes(deviceId)) : [];
  for (const one of going) await forgetOne(deps, one, forget);
  return going.map(({ accountId }) => accountId);
};
