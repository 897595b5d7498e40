import { sessionHours, signOut, type Person } from '@shuka/domain/accounts';
import { call } from '#kit/api.ts';

/*
 * The three keys the specification names. They tell a page where to send someone; they open nothing: the server knows a
 * session by a cookie no script can read. No name stands in them: whoever uses the phone next can read its storage.
 */
const keys = { token: 'authToken', timestamp: 'tokenTimestamp', person: 'farmerInfo' } as const;

/** Marks of our own: whose records this phone keeps (ids and signs), who was here last, and a sign-out not yet told. */
const marks = { keepers: 'keepers', last: 'lastAccount', owed: 'signOutOwed' } as const;

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is switched off; then nobody is remembered
  }
};

const write = (key: string, text: string): void => {
  try {
    localStorage.setItem(key, text);
  } catch {
    // the cookie is enough to work with
  }
};

const remove = (...names: readonly string[]): void => {
  try {
    names.forEach((name) => localStorage.removeItem(name));
  } catch {
    // nothing was kept
  }
};

/** Someone whose records are on this phone, shown by a sign: a name would tell the next person who they are. */
export type KeptAccount = { readonly accountId: string; readonly sign: string };

/** Those whose records are on this phone, told without opening any store. */
export const accountsKeptHere = (): readonly KeptAccount[] => {
  try {
    const kept: unknown = JSON.parse(read(marks.keepers) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return []; // whatever stands there, it is no list
  }
};

/** Writes down whose records are here, so that the app knows before any store is opened. */
export const markKeptAccounts = (kept: readonly KeptAccount[]): void => {
  if (kept.length === 0) remove(marks.keepers);
  else write(marks.keepers, JSON.stringify(kept.map(({ accountId, sign }) => ({ accountId, sign }))));
};

/** Who signed in or unlocked here last, on a phone that keeps records. */
export const lastAccount = (): string | null => read(marks.last);

export const markLastAccount = (accountId: string): void => write(marks.last, accountId);

export const forgetSession = (): void => remove(...Object.values(keys));

export const keepSession = (token: string, person: Person): void => {
  write(keys.token, token);
  write(keys.timestamp, String(Date.now()));
  write(keys.person, JSON.stringify({ roles: person.roles }));
  remove(marks.owed); // the cookie of the session that was to end is gone with this sign-in
  if (accountsKeptHere().length > 0) markLastAccount(person.accountId);
};

/** When someone last signed in here with a password, in milliseconds since 1970; 0 when that is not known. */
export const signedInAt = (): number => Number(read(keys.timestamp) ?? 0);

/** Whether someone signed in here within the last 24 hours; an older token is removed with all that came with it. */
export const hasRecentSession = (now = Date.now()): boolean => {
  const age = now - Number(read(keys.timestamp) ?? Number.NaN);
  const isRecent = read(keys.token) !== null && age >= 0 && age < sessionHours * 3_600_000;
  if (!isRecent) forgetSession();
  return isRecent;
};

/** Whether someone signed out here and the server has not heard of it yet. */
export const owesSignOut = (): boolean => read(marks.owed) !== null;

/**
 * Tells the server of a sign-out made without a network, before anything else is asked of it.
 * @returns whether there is nothing left to tell.
 */
export const settleSignOut = async (): Promise<boolean> => {
  if (!owesSignOut()) return true;
  const told = await call(signOut, {});
  const isEnded = told.ok || told.failure.status === 401;
  if (isEnded) remove(marks.owed);
  return isEnded;
};

const patienceMillis = 4000;

/** Ends the session here at once, and on the server now or at the next contact; then shows the sign-in page. */
export const leave = async (): Promise<void> => {
  write(marks.owed, 'yes');
  forgetSession();
  remove(marks.last);
  await Promise.race([settleSignOut(), new Promise((resolve) => setTimeout(resolve, patienceMillis))]);
  location.assign('/login?ended=1');
};

export const goToSignIn = (): void => {
  forgetSession();
  const next = encodeURIComponent(location.pathname + location.search);
  location.replace(`/login?ended=1&next=${next}`);
};
