import { expect, test } from 'vitest';
import { waitAfterSave, waitMillis } from './timing.ts';

test('failures wait longer each time, up to ten minutes, and not all phones the same', () => {
  expect([1, 2, 3, 9].map((failures) => waitMillis('failing', failures, true, 0.5))).toEqual([
    5000, 10_000, 20_000, 600_000,
  ]);
  expect(waitMillis('failing', 1, true, 0)).not.toBe(waitMillis('failing', 1, true, 0.9));
});

test('a phone that is done looks again at once where more waits, else after some five minutes', () => {
  expect([0, 0.9].map((random) => waitMillis('idle', 0, true, random))).toEqual([300, 300]);
  expect([0, 0.5, 0.9].map((random) => waitMillis('idle', 3, false, random))).toEqual([225_000, 300_000, 360_000]);
});

test('one whose session is over looks for a new one after ten minutes, from the first time on', () => {
  expect([0, 0.5].map((random) => waitMillis('signed-out', 1, true, random))).toEqual([300_000, 600_000]);
});

test('a server that asks to be left alone for a time is, and all do not come back in the same second', () => {
  expect(waitMillis('failing', 1, true, 0, 3_000_000)).toBe(3_000_000);
  expect(waitMillis('failing', 1, true, 0.8, 3_000_000)).toBe(3_600_000);
  expect(waitMillis('failing', 9, true, 0.5, 5000)).toBe(600_000);
});

test('a save is sent at once while all is well, and leaves a server in trouble alone', () => {
  expect(waitAfterSave('idle', 0)).toBe(300);
  expect(waitAfterSave('failing', 1)).toBeNull();
  expect(waitAfterSave('closed', 1)).toBeNull();
  expect(waitAfterSave('signed-out', 1)).toBeNull();
  expect([0, 1, 2].map((failures) => waitAfterSave('no-network', failures))).toEqual([5000, 5000, null]);
});
