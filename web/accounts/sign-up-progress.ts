import { useEffect, useState } from 'react';
import * as z from 'zod/mini';

const signUpProgress = z.strictObject({
  uniqueId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
});

/** What one step of the sign-up hands to the next: what its code belongs to, and the details as they were typed. */
export type SignUpProgress = z.output<typeof signUpProgress>;

/** In this tab alone and for as long as one may look for a code: the next person on the phone must not find it. */
const key = 'signUp';
const mostMillis = 30 * 60_000;

const kept = z.strictObject({ keptAt: z.number(), progress: signUpProgress });

/** Keeps how far it came: a phone may drop the tab while its owner looks for the code in the mail. */
export const keepProgress = (progress: SignUpProgress): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify({ keptAt: Date.now(), progress }));
  } catch {
    // it lasts as long as the page
  }
};

export const forgetProgress = (): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
};

/** How far a sign-up came in this tab; null where none was begun. */
export const readProgress = (): SignUpProgress | null => {
  try {
    const found = z.safeParse(kept, JSON.parse(sessionStorage.getItem(key) ?? 'null')).data;
    return found !== undefined && Math.abs(Date.now() - found.keptAt) < mostMillis ? found.progress : null;
  } catch {
    return null; // whatever stands there, it is no sign-up
  }
};

type Kept = [progress: SignUpProgress | null | undefined, keep: (progress: SignUpProgress) => void];

/** How far the sign-up came in this tab; undefined until that is known, for the page is drawn at build. */
export const useSignUpProgress = (): Kept => {
  const [progress, setProgress] = useState<SignUpProgress | null | undefined>(undefined);
  // oxlint-disable-next-line react/set-state-in-effect -- the page is drawn at build, where no tab is known
  useEffect(() => setProgress(readProgress()), []);
  const keep = (made: SignUpProgress): void => {
    keepProgress(made);
    setProgress(made);
  };
  return [progress, keep];
};
