import { expect, test } from 'vitest';
import { passportDraft, passportLimits } from './passport-model.ts';
import { checkRoomForPassport, isPassportLive, passportEnd, yieldOf } from './passport-rules.ts';

const now = new Date('2026-06-01T08:00:00Z');
const open = { expiresAt: passportEnd(now, 7).toISOString(), revokedAt: null, viewCount: 0 };

test('a passport opens until its last day, and no more once its farmer ends it or it goes round', () => {
  const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  expect([isPassportLive(open, now), isPassportLive(open, after(167)), isPassportLive(open, after(168))]).toEqual([
    true,
    true,
    false,
  ]);
  expect(isPassportLive({ ...open, revokedAt: now.toISOString() }, now)).toBe(false);
  expect(isPassportLive({ ...open, viewCount: passportLimits.mostViews.value }, now)).toBe(false);
  expect(() => checkRoomForPassport(passportLimits.mostLive.value - 1)).not.toThrow();
  expect(() => checkRoomForPassport(passportLimits.mostLive.value)).toThrow('too-many-passports');
});

test.each([
  ['no lender', { lender: ' ' }, 'passport.lenderRequired'],
  ['nothing to show', { parts: [] }, 'passport.partsRequired'],
  ['days nobody offers', { days: 365 }, 'passport.daysRequired'],
  ['no consent', { hasAgreed: false }, 'passport.agreeRequired'],
])('one with %s is refused', (_what, change, says) => {
  const draft = {
    id: '0193a000-0000-7000-8000-0000000000aa',
    lender: 'A bank',
    parts: ['land'],
    days: 7,
    hasAgreed: true,
  };
  expect(passportDraft.safeParse(draft).success).toBe(true);
  expect(passportDraft.safeParse({ ...draft, ...change }).error?.issues.map(({ message }) => message)).toEqual([says]);
});

test('a yield is of land that was measured and a harvest that was weighed', () => {
  expect(yieldOf({ kilograms: 2400, hectares: 1.6 })).toBe(1500);
  expect(yieldOf({ kilograms: 2400, hectares: null })).toBeNull();
  expect(yieldOf({ kilograms: 0, hectares: 1.6 })).toBeNull();
});
