import type { Phone } from './phone.ts';

const mostTries = 15;

/** Whether nothing waits on a phone but what needs its person. */
const isQuiet = async (phone: Phone): Promise<boolean> => {
  const { db, mind } = phone.engine().store;
  const { waiting, phase } = mind.state();
  if (phase !== 'idle' || waiting > 0) return false;
  const held = new Set((await db.outbox.toArray()).map(({ key }) => key));
  return (await db.blob.filter(({ state, act }) => state === 'to-send' && !held.has(act ?? '')).count()) === 0;
};

const drainOne = async (phone: Phone): Promise<void> => {
  for (let tries = 0; tries < mostTries; tries += 1) {
    await phone.engine().sync();
    if (await isQuiet(phone)) return;
    await new Promise((resolve) => setTimeout(resolve, Math.min(50 * tries, 400)));
  }
  const { waiting, photosWaiting, phase } = phone.engine().store.mind.state();
  phone.errors.push(new Error(`it never came to rest: ${phase}, ${waiting} acts and ${photosWaiting} photos wait`));
};

/** Does work for each of many, some at a time. */
export const forEach = async <Value>(
  values: readonly Value[],
  atOnce: number,
  work: (value: Value) => Promise<void>,
): Promise<void> => {
  const left = [...values];
  const one = async (): Promise<void> => {
    for (let value = left.shift(); value !== undefined; value = left.shift()) await work(value);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
};

/** With a line that holds: all is sent, then all is fetched. */
export const drain = async (phones: readonly Phone[]): Promise<void> => {
  await forEach(phones, 6, drainOne);
  await forEach(phones, 6, drainOne);
};
