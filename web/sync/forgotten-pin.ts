import { signedInAt } from '#kit/marks.ts';

/** Set when someone says their PIN is forgotten, so that the password they then sign in with counts for a new one. */
const key = 'pinForgottenAt';

/** How long after signing in with the password a new PIN may be chosen. */
const goodMillis = 10 * 60_000;

export const markForgotten = (now = Date.now()): void => {
  try {
    sessionStorage.setItem(key, String(now));
  } catch {
    // then they press the button again after signing in
  }
};

export const clearForgotten = (): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
};

const markedAt = (): number => {
  try {
    return Number(sessionStorage.getItem(key) ?? Number.NaN);
  } catch {
    return Number.NaN;
  }
};

/** Whether they have signed in with their password since they said so, just now. */
export const mayChooseNewPin = (now = Date.now()): boolean => {
  const signedIn = signedInAt();
  return signedIn >= markedAt() && now - signedIn < goodMillis;
};
