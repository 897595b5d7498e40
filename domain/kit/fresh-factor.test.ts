import { expect, test } from 'vitest';
import { factorStanding, freshMinutes } from './fresh-factor.ts';

const now = new Date('2026-06-01T09:00:00Z');
const ago = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);

test('a second factor is fresh for ten minutes after it was proved, and no longer', () => {
  const provedAgo = (minutes: number) =>
    factorStanding({ isSetUp: true, provedAt: ago(minutes), isDemanded: true }, now);
  expect(freshMinutes).toBe(10);
  expect([provedAgo(0), provedAgo(10), provedAgo(10.1)]).toEqual(['fresh', 'fresh', 'not-fresh']);
  expect(factorStanding({ isSetUp: true, provedAt: null, isDemanded: false }, now)).toBe('not-fresh');
});

test('whoever has none is stopped only where one is demanded', () => {
  expect(factorStanding({ isSetUp: false, provedAt: null, isDemanded: false }, now)).toBe('not-asked');
  expect(factorStanding({ isSetUp: false, provedAt: null, isDemanded: true }, now)).toBe('to-set-up');
});
