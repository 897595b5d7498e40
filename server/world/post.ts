import { setTimeout as pause } from 'node:timers/promises';
import type { Letter, Mailbox } from '#kit/mailbox.ts';

/** The mail and SMS of a test's people, taken out letter by letter in the order they came. */
export type Post = {
  /** The oldest letter to this address or number that nobody took yet; waits for it, since letters leave after answers. */
  next(to: string): Promise<Letter>;
  /** The six digits of the oldest such letter that holds any; those before it are taken too. */
  nextCode(to: string): Promise<string>;
  /** All that ever came to this address, the newest first. */
  all(to: string): readonly Letter[];
};

const mostMillis = 10_000;

export const makePost = (mailbox: Mailbox): Post => {
  const taken = new WeakSet<Letter>();
  const all = (to: string): readonly Letter[] => mailbox.read().filter((letter) => letter.to === to);

  const next = async (to: string): Promise<Letter> => {
    const until = performance.now() + mostMillis;
    while (performance.now() < until) {
      const letter = all(to).findLast((one) => !taken.has(one));
      if (letter !== undefined) {
        taken.add(letter);
        return letter;
      }
      await pause(5);
    }
    throw new Error(`No letter came to ${to}.`);
  };

  const nextCode = async (to: string): Promise<string> => {
    const { text } = await next(to);
    return /\b\d{6}\b/.exec(text)?.[0] ?? nextCode(to);
  };

  return { next, nextCode, all };
};
