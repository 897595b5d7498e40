import type { Phase } from '#kit/engine.ts';

const firstWaitMillis = 5_000;
const longestWaitMillis = 600_000;
const quietWaitMillis = 300_000;

const afterSaveMillis = 300;
export const afterFailureMillis = 5_000;

/**
 * How long to wait before looking for the server again.
 * @param atLeast what the server asked for; phones that were told the same do not come back in the same second either.
 * @param random from 0 to below 1: a village whose network comes back must not call in the same second.
 */
export const waitMillis = (ended: Phase, failures: number, hasMore: boolean, random: number, atLeast = 0): number => {
  if (ended === 'idle') return hasMore ? afterSaveMillis : quietWaitMillis * (0.75 + random / 2);
  const wait = Math.min(firstWaitMillis * 2 ** (failures - 1), longestWaitMillis);
  return Math.max((ended === 'signed-out' ? longestWaitMillis : wait) * (0.5 + random), atLeast * (1 + random / 4));
};

/**
 * How long after a save to look for the server; null leaves it to the timer. A server in trouble is not asked more often
 * because people save; where there was no network once, it is tried soon.
 */
export const waitAfterSave = (phase: Phase, failures: number): number | null => {
  if (phase === 'no-network') return failures <= 1 ? afterFailureMillis : null;
  return phase === 'failing' || phase === 'closed' || phase === 'signed-out' ? null : afterSaveMillis;
};
