import { Problem } from '@shuka/domain/kit/problem.ts';
import { expect, test } from 'vitest';
import { atMost } from './at-once.ts';

/** A piece of work that is begun when it is given a place and ends when the test says so. */
const makeWork = (name: string, begun: string[]) => {
  let finish = (): void => undefined;
  let fail = (): void => undefined;
  const promise = new Promise<string>((resolve, reject) => {
    finish = () => resolve(name);
    fail = () => reject(new Error(name));
  });
  const run = (): Promise<string> => {
    begun.push(name);
    return promise;
  };
  return { run, finish, fail };
};

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('no more than the places run at once, and those who wait go in the order they came', async () => {
  const begun: string[] = [];
  const works = ['1', '2', '3', '4'].map((name) => makeWork(name, begun));
  const places = atMost(2);
  const all = works.map((work) => places(work.run));
  await settle();
  expect(begun).toEqual(['1', '2']);

  works[1]?.finish();
  await settle();
  expect(begun).toEqual(['1', '2', '3']);

  for (const work of works) work.finish();
  expect(await Promise.all(all)).toEqual(['1', '2', '3', '4']);
});

test('a place that was handed on does not become two', async () => {
  const begun: string[] = [];
  const places = atMost(1);
  await Promise.all(['1', '2', '3'].map((name) => places(async () => name)));
  const works = ['4', '5'].map((name) => makeWork(name, begun));
  const all = works.map((work) => places(work.run));
  await settle();
  expect(begun).toEqual(['4']);
  for (const work of works) work.finish();
  expect(await Promise.all(all)).toEqual(['4', '5']);
});

test('a failure is passed on and frees its place', async () => {
  const begun: string[] = [];
  const places = atMost(1);
  const [failing, next] = [makeWork('failing', begun), makeWork('next', begun)];
  const failed = places(failing.run);
  const after = places(next.run);
  failing.fail();
  next.finish();
  await expect(failed).rejects.toThrow('failing');
  expect(await after).toBe('next');
  await expect(
    places(() => {
      throw new Error('at once');
    }),
  ).rejects.toThrow('at once');
  expect(await places(async () => 'still free')).toBe('still free');
});

test('whoever finds the queue full is sent away and may come back later', async () => {
  const begun: string[] = [];
  const places = atMost(1, 1);
  const [running, waiting, late] = [makeWork('running', begun), makeWork('waiting', begun), makeWork('late', begun)];
  const served = [places(running.run), places(waiting.run)];
  const refused = await places(late.run).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Problem);
  expect(refused).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });

  running.finish();
  waiting.finish();
  await Promise.all(served);
  late.finish();
  expect(await places(late.run)).toBe('late');
  expect(begun).toEqual(['running', 'waiting', 'late']);
});
