import { sessionHours, type Person } from '@shuka/domain/accounts';

/*
 * The three keys the specification names. They tell a page where to send someone; they open nothing: the server knows a
 * session by a cookie no script can read.
 */
const keys = { token: 'authToken', timestamp: 'tokenTimestamp', person: 'farmerInfo' } as const;

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is switched off; then nobody is remembered
  }
};

export const forgetSession = (): void => {
  try {
    Object.values(keys).forEach((key) => localStorage.removeItem(key));
  } catch {
    // nothing was kept
  }
};

export const keepSession = (token: string, person: Person): void => {
  try {
    localStorage.setItem(keys.token, token);
    localStorage.setItem(keys.timestamp, String(Date.now()));
    localStorage.setItem(
      keys.person,
      JSON.stringify({ firstName: person.firstName, lastName: person.lastName, roles: person.roles }),
    );
  } catch {
    // the cookie is enough to work with
  }
};

/** Whether someone signed in here within the last 24 hours; an older token is removed with all that came with it. */
export const hasRecentSession = (now = Date.now()): boolean => {
  const age = now - Number(read(keys.timestamp) ?? Number.NaN);
  const isRecent = read(keys.token) !== null && age >= 0 && age < sessionHours * 3_600_000;
  if (!isRecent) forgetSession();
  return isRecent;
};
