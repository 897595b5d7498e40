/** Wrong PINs so far, and when the last one was, by this phone's clock. */
export type Tries = { readonly wrong: number; readonly since: number };

export const noTries: Tries = { wrong: 0, since: 0 };

/** What is said instead of opening. */
export type Refused =
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  | { readonly kind: 'wait'; readonly untilMillis: number }
  | { readonly kind: 'password-needed' };

const minute = 60_000;
const freeTries = 5;
const mostTries = 10;
/** After the fifth wrong PIN and each one after it; before it there is no wait. */
const waitsMillis = [minute, 5 * minute, 15 * minute, 60 * minute];

const waitAfter = (wrong: number): number => waitsMillis[Math.min(wrong - freeTries, waitsMillis.length - 1)] ?? 0;

/** What so many wrong PINs lead to at a moment; null while another may be tried. */
const refusal = ({ wrong, since }: Tries, now: number): Refused | null => {
  if (wrong >= mostTries) return { kind: 'password-needed' };
  const untilMillis = since + waitAfter(wrong);
  return untilMillis > now ? { kind: 'wait', untilMillis } : null;
};

/**
 * Counts a try before it is made, so that a tab closed meanwhile does not win one. A wait that a clock set back would
 * stretch begins anew.
 * @returns the tries to keep, and what to say when no PIN may be tried now.
 */
export const countTry = (tries: Tries, now: number): { tries: Tries; refused: Refused | null } => {
  const known = { ...tries, since: Math.min(tries.since, now) };
  const refused = refusal(known, now);
  return { tries: refused === null ? { wrong: known.wrong + 1, since: now } : known, refused };
};

/** What to say of a try that was counted and was wrong. */
export const afterWrong = (tries: Tries, now: number): Refused =>
  refusal(tries, now) ?? { kind: 'wrong', triesLeft: freeTries - tries.wrong };
