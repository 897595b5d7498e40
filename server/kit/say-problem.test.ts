import { expect, test } from 'vitest';
import { sayProblem } from './say-problem.ts';

const about = (text: string) => ({ code: 'in-future', values: { about: text } });

test.each([
  ['2027-06-01T09:00:00.000Z', 'That time has not come yet: 1 June 2027, 10:00'],
  ['2027-06-01T09:00+01:00', 'That time has not come yet: 1 June 2027, 09:00'],
  ['2027-06-01', 'That time has not come yet: 1 June 2027'],
  ['2027-02-30', 'That time has not come yet: 2027-02-30'],
  ['2027-02-30T09:00:00Z', 'That time has not come yet: 2027-02-30T09:00:00Z'],
  ['2027-06-01T99:00Z', 'That time has not come yet: 2027-06-01T99:00Z'],
])('a failure about %s reads as people say it', (written, said) => {
  expect(sayProblem('en', about(written))).toBe(said);
});

test('a moment is said in the language of who reads it', () => {
  expect(sayProblem('ha', about('2027-06-01T09:00:00Z'))).toMatch(/1 Yuni 2027, 10:00$/);
});
