import { engine } from '#kit/engine.ts';

let last: Promise<unknown> = Promise.resolve();
let leaveNow: (() => Promise<void>) | null = null;

/** One coming or going after another: two engines at once would show one person's records to the next. */
export const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
};

/** How to end the engine that opens now; asked once, before the next one. */
export const whenLeft = (end: () => Promise<void>): void => void (leaveNow = end);

/** Ends whoever's engine is open in this tab. Only in turn. */
export const leave = async (): Promise<void> => {
  const end = leaveNow;
  leaveNow = null;
  engine.set(null);
  await end?.();
};
