import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { joinStepNames, type JoinStep } from './join-steps.ts';

const draft = z.strictObject({
  fields: z.record(z.string(), z.string()),
  step: z.enum(joinStepNames as [JoinStep, ...JoinStep[]]),
});

export type JoinBegun = z.output<typeof draft>;

/** In this tab alone, so that it is gone when the tab is: the next person on the phone must not find it. */
const key = 'joining';

const nothingBegun: JoinBegun = { fields: {}, step: 'you' };

/** Keeps what is typed while this tab lives, but for the password. Pictures are chosen again. */
export const keepJoining = ({ fields, step }: JoinBegun): void => {
  const { password: _password, placeSearch: _search, ...kept } = fields;
  try {
    sessionStorage.setItem(key, JSON.stringify({ fields: kept, step }));
  } catch {
    // it lasts as long as the page
  }
};

export const forgetJoining = (): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
};

const readJoining = (): JoinBegun | null => {
  try {
    return z.safeParse(draft, JSON.parse(sessionStorage.getItem(key) ?? 'null')).data ?? null;
  } catch {
    return null; // whatever stands there, it is no form
  }
};

/** The form as it was left in this tab; the page is drawn at build, where nothing is known of that. */
export const useBegunJoining = (): JoinBegun => {
  const [begun, setBegun] = useState(nothingBegun);
  useEffect(() => {
    const kept = readJoining();
    // oxlint-disable-next-line react/set-state-in-effect -- the page is drawn at build, where no tab is known
    if (kept !== null) setBegun(kept);
  }, []);
  return begun;
};
