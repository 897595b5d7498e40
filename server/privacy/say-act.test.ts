import { expect, test } from 'vitest';
import { sayAct } from './say-act.ts';

test('an act is said in the words of whoever reads, and one that has none any more as it stands in the log', () => {
  expect(sayAct('en', 'signed in')).toBe('signed in');
  expect(sayAct('ha', 'signed in')).toBe('shiga');
  expect(sayAct('yo', 'did what nobody does any more')).toBe('did what nobody does any more');
});
