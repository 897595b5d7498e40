/*
 * What this browser remembers for pages: they open nothing, they tell where to begin. Read before any store is opened,
 * and by the small script that shows the place for a PIN before the app has come.
 */

/** The three keys the specification names. No name stands in them: whoever uses the phone next can read its storage. */
export const sessionKeys = { token: 'authToken', timestamp: 'tokenTimestamp', person: 'farmerInfo' } as const;

/** Marks of our own: whose records this phone keeps (ids and signs), who was here last, and a sign-out not yet told. */
export const marks = { keepers: 'keepers', last: 'lastAccount', owed: 'signOutOwed' } as const;

export const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is switched off; then nobody is remembered
  }
};

export const write = (key: string, text: string): void => {
  try {
    localStorage.setItem(key, text);
  } catch {
    // the cookie is enough to work with
  }
};

export const remove = (...names: readonly string[]): void => {
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

/** When someone last signed in here with a password, in milliseconds since 1970; 0 when that is not known. */
export const signedInAt = (): number => Number(read(sessionKeys.timestamp) ?? 0);

/** Whether someone signed out here and the server has not heard of it yet. */
export const owesSignOut = (): boolean => read(marks.owed) !== null;
