import { sessionHours, signOut, type Person } from '@shuka/domain/accounts';
import { call } from '#kit/api.ts';
import { accountsKeptHere, marks, owesSignOut, read, remove, sessionKeys as keys, write } from '#kit/marks.ts';

export {
  accountsKeptHere,
  lastAccount,
  markKeptAccounts,
  owesSignOut,
  signedInAt,
  type KeptAccount,
} from '#kit/marks.ts';

/** Writes down who signed in or unlocked here just now. */
export const markLastAccount = (accountId: string): void => write(marks.last, accountId);

export const forgetSession = (): void => remove(...Object.values(keys));

export const keepSession = (token: string, person: Person): void => {
  write(keys.token, token);
  write(keys.timestamp, String(Date.now()));
  write(keys.person, JSON.stringify({ roles: person.roles }));
  remove(marks.owed); // the cookie of the session that was to end is gone with this sign-in
  if (accountsKeptHere().length > 0) markLastAccount(person.accountId);
};

/** Whether someone signed in here within the last 24 hours; an older token is removed with all that came with it. */
export const hasRecentSession = (now = Date.now()): boolean => {
  const age = now - Number(read(keys.timestamp) ?? Number.NaN);
  const isRecent = read(keys.token) !== null && age >= 0 && age < sessionHours * 3_600_000;
  if (!isRecent) forgetSession();
  return isRecent;
};

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

/** To the sign-in page; it says so where there was a session until now: another tab may have ended it and forgotten it. */
export const goToSignIn = (signedOut?: Event): void => {
  const wasIn = signedOut !== undefined || read(keys.token) !== null;
  forgetSession();
  const next = encodeURIComponent(location.pathname + location.search);
  location.replace(`/login?ended=1${wasIn ? '&unsent=1' : ''}&next=${next}`);
};
