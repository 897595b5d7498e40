import { describe, expect, test } from 'vitest';
import { afterWrong, countTry, noTries, type Tries } from './pin-tries.ts';

const minute = 60_000;
const now = Date.parse('2026-11-21T12:00:00Z');
const tried = (wrong: number, minutesAgo = 0): Tries => ({ wrong, since: now - minutesAgo * minute });

describe('a PIN is tried', () => {
  test('and counted before it is known whether it is right', () => {
    expect(countTry(noTries, now)).toEqual({ tries: tried(1), refused: null });
    expect(countTry(tried(4, 3), now)).toEqual({ tries: tried(5), refused: null });
  });

  test.each([
    [5, 1],
    [6, 5],
    [7, 15],
    [8, 60],
    [9, 60],
  ])('after %d wrong ones not before %d minutes are over', (wrong, minutes) => {
    const early = tried(wrong, minutes - 0.01);
    expect(countTry(early, now)).toEqual({
      tries: early,
      refused: { kind: 'wait', untilMillis: early.since + minutes * minute },
    });
    expect(countTry(tried(wrong, minutes), now)).toEqual({ tries: tried(wrong + 1), refused: null });
  });

  test('never again after ten wrong ones, however long one waits', () => {
    expect(countTry(tried(10, 100_000), now)).toEqual({
      tries: tried(10, 100_000),
      refused: { kind: 'password-needed' },
    });
  });

  test('no later than it would be by a clock that was not set back', () => {
    expect(countTry({ wrong: 5, since: now + 400 * minute }, now)).toEqual({
      tries: tried(5),
      refused: { kind: 'wait', untilMillis: now + minute },
    });
  });
});

test('of a wrong PIN it is said how many tries are left, then how long to wait, then that the password is needed', () => {
  expect([1, 4].map((wrong) => afterWrong(tried(wrong), now))).toEqual([
    { kind: 'wrong', triesLeft: 4 },
    { kind: 'wrong', triesLeft: 1 },
  ]);
  expect(afterWrong(tried(5), now)).toEqual({ kind: 'wait', untilMillis: now + minute });
  expect(afterWrong(tried(10), now)).toEqual({ kind: 'password-needed' });
});
