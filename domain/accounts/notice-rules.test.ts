import { describe, expect, test } from 'vitest';
import { noticeDraft } from './notice-model.ts';
import { kindsOf, nightUntil, quietUntil, wayOf, waysOf } from './notice-rules.ts';

const both = { hasMail: true, hasPhone: true, hasPush: false };
const mailAlone = { hasMail: true, hasPhone: false, hasPush: false };
const nothing = { hasMail: false, hasPhone: false, hasPush: false };
const all = { ...both, hasPush: true };

describe('the way a notice goes', () => {
  test('is the usual one of its kind until another is chosen', () => {
    expect(wayOf('trade', [], both)).toBe('sms');
    expect(wayOf('investments', [], both)).toBe('mail');
    expect(wayOf('trade', [{ kind: 'trade', way: 'mail' }], both)).toBe('mail');
    expect(wayOf('trade', [{ kind: 'visits', way: 'mail' }], both)).toBe('sms');
    expect(wayOf('trade', [{ kind: 'trade', way: 'app' }], both)).toBe('app');
  });

  test('is one that reaches: a chosen one that is gone gives way to the usual', () => {
    expect(wayOf('trade', [{ kind: 'trade', way: 'sms' }], mailAlone)).toBe('mail');
    expect(wayOf('trade', [], nothing)).toBe('app');
    expect(waysOf(nothing)).toEqual(['app']);
    expect(waysOf(both)).toEqual(['sms', 'mail', 'app']);
    expect(waysOf(all)).toEqual(['push', 'sms', 'mail', 'app']);
  });
});

test('a browser is told of what was chosen for it, and of the weather, which comes often', () => {
  expect(wayOf('weather', [], all)).toBe('push');
  expect(wayOf('weather', [], both)).toBe('sms');
  expect(wayOf('trade', [], all)).toBe('sms');
  expect(wayOf('trade', [{ kind: 'trade', way: 'push' }], all)).toBe('push');
  expect(wayOf('trade', [{ kind: 'trade', way: 'push' }], both)).toBe('sms');
});

test('a role is asked only about what it is ever told of', () => {
  expect(kindsOf(['farmer'])).toEqual(['messages', 'visits', 'weather', 'trade', 'investments', 'news']);
  expect(kindsOf(['agro-processor'])).toEqual(['messages', 'trade', 'company', 'news']);
  expect(kindsOf(['admin'])).toEqual(['news']);
  expect(kindsOf(['admin', 'farmer'])).toContain('visits');
});

describe('quiet hours', () => {
  const at = (utc: string): Date => new Date(`2026-06-01T${utc}:00Z`);

  test('are by Nigeria’s clock, and end where they say', () => {
    expect(quietUntil({ from: 13, until: 15 }, at('12:30'))).toEqual(at('14:00'));
    expect(quietUntil({ from: 13, until: 15 }, at('11:59'))).toBeNull();
    expect(quietUntil({ from: 13, until: 15 }, at('14:00'))).toBeNull();
    expect(quietUntil(null, at('02:00'))).toBeNull();
  });

  test('go on past midnight', () => {
    const night = { from: 21, until: 6 };
    expect(quietUntil(night, at('20:10'))).toEqual(new Date('2026-06-02T05:00:00Z'));
    expect(quietUntil(night, at('01:10'))).toEqual(at('05:00'));
    expect(quietUntil(night, at('05:00'))).toBeNull();
  });

  test('of news are those of the night', () => {
    expect(nightUntil(at('12:00'))).toBeNull();
    expect(nightUntil(at('19:00'))).toEqual(new Date('2026-06-02T07:00:00Z'));
    expect(nightUntil(at('06:59'))).toEqual(at('07:00'));
  });

  test('that begin when they end are refused, and so is a kind named twice', () => {
    const refused = noticeDraft.safeParse({ choices: [], quiet: { from: 7, until: 7 } });
    expect(refused.error?.issues).toMatchObject([{ path: ['quiet', 'until'], message: 'notices.quietSame' }]);
    const twice = [
      { kind: 'trade', way: 'sms' },
      { kind: 'trade', way: 'app' },
    ];
    expect(noticeDraft.safeParse({ choices: twice, quiet: null }).success).toBe(false);
  });
});
