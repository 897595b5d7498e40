import { Problem } from '@shuka/domain/kit/problem.ts';

/** Runs a piece of work when a place is free and answers what it answers. */
export type Places = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** When to come back after finding the queue full. */
const retryAfterSeconds = 5;

/**
 * Keeps heavy work (pictures, password hashes) from taking the whole machine: at most `places` run at once, first come
 * first served, and at most `queue` wait. @throws Problem 'unavailable' when the queue is full.
 */
export const atMost = (places: number, queue = places * 10): Places => {
  const waiting: (() => void)[] = [];
  let free = places;

  /** A place goes straight to whoever waits longest, so that nobody who comes later slips in between. */
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  };

  return async (work) => {
    if (free > 0) free -= 1;
    else if (waiting.length >= queue) throw new Problem('unavailable', { retryAfterSeconds });
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
