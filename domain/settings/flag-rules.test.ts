import { expect, test } from 'vitest';
import { newId } from '#kit/new-id.ts';
import type { FlagRule } from './flag-model.ts';
import { bucketOf, isFlagOn, usualRule } from './flag-rules.ts';

const reader = { accountId: newId(), roles: ['farmer'], stateCode: 'KN' } as const;
const some: FlagRule = { mode: 'some', roles: [], states: [], percent: 100 };

test('a flag is on for those whose role and state are named, and for nobody else', () => {
  expect(isFlagOn('a', some, reader)).toBe(true);
  expect(isFlagOn('a', { ...some, roles: ['investor'] }, reader)).toBe(false);
  expect(isFlagOn('a', { ...some, roles: ['investor', 'farmer'], states: ['KN'] }, reader)).toBe(true);
  expect(isFlagOn('a', { ...some, states: ['LA'] }, reader)).toBe(false);
  expect(isFlagOn('a', { ...some, mode: 'off' }, reader)).toBe(false);
  expect(isFlagOn('a', { ...some, mode: 'on', states: ['LA'], percent: 0 }, reader)).toBe(true);
  expect(usualRule('figure-mails').mode).toBe('on');
});

test('of people as many are in as the percent says, the same ones each time, and none falls out as it grows', () => {
  const ids = Array.from({ length: 4000 }, newId);
  const within = (percent: number) =>
    ids.filter((accountId) => isFlagOn('figure-mails', { ...some, percent }, { ...reader, accountId }));
  expect(within(0)).toEqual([]);
  expect(within(100)).toHaveLength(ids.length);
  const [tenth, third] = [within(10), new Set(within(33))];
  expect(tenth.length / ids.length).toBeGreaterThan(0.07);
  expect(tenth.length / ids.length).toBeLessThan(0.13);
  expect(tenth.filter((id) => !third.has(id))).toEqual([]);
  expect(bucketOf('a', ids[0] ?? '')).toBe(bucketOf('a', ids[0] ?? ''));
});
