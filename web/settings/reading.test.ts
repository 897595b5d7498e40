import { expect, test } from 'vitest';
import type { Clip } from '@shuka/domain/settings';
import { planOf } from './reading.ts';

const clip: Clip = {
  id: '0193a000-0000-7000-8000-000000000001',
  key: 'farms.add',
  language: 'ha',
  version: 2,
  text: 'Ƙara gona',
  seconds: 2,
  recordedAt: '2026-06-01T09:00:00Z',
};

const texts = ['Gonaki', 'Ƙara gona', 'Ƙara gona yau'];

const readersOf = (hasMachine: boolean) => planOf(texts, [clip], hasMachine).map(({ by }) => by);

test('a clip reads the very text it was recorded for, and no other', () => {
  expect(planOf(texts, [clip], false)[1]).toEqual({ by: 'clip', text: 'Ƙara gona', clipId: clip.id });
  expect(readersOf(false)).toEqual(['nobody', 'clip', 'nobody']);
});

test('what nobody recorded is read by the phone’s own voice only where it speaks the language', () => {
  expect(readersOf(true)).toEqual(['machine', 'clip', 'machine']);
});
