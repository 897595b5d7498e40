import { describe, expect, test } from 'vitest';
import type { SyncState } from '#kit/engine.ts';
import { lineOf, momentWords } from './status-line.ts';

const now = Date.parse('2026-03-20T12:00:00Z');
const since = Date.parse('2026-03-14T07:12:00Z');

const calm: SyncState = {
  keeps: true,
  waiting: 0,
  waitingSince: null,
  needsFixing: 0,
  photosWaiting: 0,
  phase: 'idle',
  lastSyncAt: now,
  progress: null,
  isStorageLow: false,
  mayBeLost: 0,
  isDamaged: false,
};

const saysOf = (changes: Partial<SyncState>): string => lineOf({ ...calm, ...changes }, 'en', now).says;

describe('the line in the header', () => {
  test('says that all is sent only when nothing waits', () => {
    expect(saysOf({})).toBe('phone.status.allSent');
    expect(saysOf({ photosWaiting: 2 })).toBe('phone.status.photos');
    expect(saysOf({ waiting: 1, waitingSince: since })).toBe('phone.status.waiting');
  });

  test('tells how many wait and since when, by the Nigerian clock', () => {
    const { values } = lineOf({ ...calm, waiting: 3, waitingSince: since, phase: 'no-network' }, 'en', now);
    expect(values).toEqual({ count: 3, time: '14 March, 08:12' });
  });

  test('names the year of a wait from another year', () => {
    expect(momentWords(Date.parse('2025-12-31T20:00:00Z'), 'en', now)).toBe('31 December 2025, 21:00');
  });

  test('counts what is sent', () => {
    const sending = { ...calm, phase: 'sending', waiting: 280, progress: { done: 20, total: 300 } } as const;
    expect(lineOf(sending, 'en', now)).toMatchObject({
      says: 'phone.status.sending',
      values: { done: 20, total: 300 },
    });
  });

  test('does not say that all is sent before the first sync is through', () => {
    expect(saysOf({ lastSyncAt: null, phase: 'getting' })).toBe('phone.status.getting');
  });

  test('asks to sign in when a session is over, whatever waits', () => {
    expect(saysOf({ phase: 'signed-out', waiting: 3, waitingSince: since })).toBe('phone.status.signIn');
  });

  test('asks to sign in before what needs fixing while other work waits, for nothing leaves before that', () => {
    expect(saysOf({ phase: 'signed-out', needsFixing: 1, waiting: 2, waitingSince: since })).toBe(
      'phone.status.signIn',
    );
    expect(saysOf({ phase: 'signed-out', needsFixing: 1 })).toBe('phone.status.needsFixing');
  });

  test.each([
    [{ needsFixing: 1 }, 'phone.status.needsFixing'],
    [{ mayBeLost: 5 }, 'phone.status.mayBeLost'],
    [{ isDamaged: true }, 'phone.status.damaged'],
    [{ isStorageLow: true }, 'phone.status.almostFull'],
  ])('puts what is in danger before all else: %o', (danger, says) => {
    const line = lineOf({ ...calm, phase: 'sending', progress: { done: 1, total: 2 }, ...danger }, 'en', now);
    expect(line).toMatchObject({ kind: 'danger', says });
  });

  test('says truthfully that nothing is kept', () => {
    expect(saysOf({ keeps: false, phase: 'no-network' })).toBe('phone.status.nothingKept');
  });
});
