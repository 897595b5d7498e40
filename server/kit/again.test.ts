import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { again } from '#kit/again.ts';

const soon = { timeout: 5000, interval: 5 };

test('what is done again and again goes on after a failure, which is reported', async () => {
  const reported: string[] = [];
  let turns = 0;
  const work = async (): Promise<void> => {
    turns += 1;
    if (turns === 1) throw new Error('The database is away.');
  };
  const end = again(5, work, ({ message }) => reported.push(message));
  await expect.poll(() => turns, soon).toBeGreaterThan(3);
  await end();
  expect(reported).toEqual(['The database is away.']);
});

test('a turn that takes long is waited for by the next and by the end, after which none comes', async () => {
  let [turns, atOnce, mostAtOnce] = [0, 0, 0];
  const work = async (): Promise<void> => {
    turns += 1;
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    await sleep(30);
    atOnce -= 1;
  };
  const end = again(2, work, () => undefined);
  await expect.poll(() => turns, soon).toBe(2);
  await end();
  const done = turns;
  await sleep(50);
  expect([mostAtOnce, atOnce, turns]).toEqual([1, 0, done]);
});
