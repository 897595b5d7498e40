import { describe, expect, test } from 'vitest';
import type { Till } from './voucher-model.ts';
import { readCode } from './voucher-model.ts';
import { paperText, readPaper, type VoucherPaper } from './voucher-paper.ts';
import { refusalAtServer, refusalHere, stillWaiting } from './voucher-rules.ts';

const idOf = (number: number): string => `0193a000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const dealer = idOf(1);

const paper: VoucherPaper = {
  voucherId: idOf(10),
  companyId: dealer,
  keeperId: idOf(2),
  issuedAt: Date.parse('2026-06-01T08:00:00Z') / 1000,
  expiresOn: '2026-08-01',
  lines: [
    { goodId: idOf(20), packs: 2, priceKobo: 4_500_000 },
    { goodId: idOf(21), packs: 1, priceKobo: 650_000 },
  ],
};

test('what a voucher says is read back as it was written, and nothing else is read', () => {
  const token = `${paperText(paper)}|${'A'.repeat(86)}`;
  expect(readPaper(` ${token}\n`)).toEqual({ paper, signed: paperText(paper), signature: 'A'.repeat(86) });
  expect(token.length).toBeLessThan(400);
  for (const other of [
    '',
    'SV1',
    token.slice(1),
    token.replace('SV1', 'SV2'),
    `${token}=`,
    token.replace(':2:', ':x:'),
  ])
    expect(readPaper(other)).toBeNull();
  expect(readCode('abcd oil-8')).toBe('ABCD0118');
});

describe('the server', () => {
  const ask = (more: Partial<Parameters<typeof refusalAtServer>[1]>) =>
    refusalAtServer(paper, {
      companyId: dealer,
      isSpent: false,
      claimedAt: null,
      now: new Date('2026-07-01T09:00:00Z'),
      ...more,
    });
  test.each([
    ['in time', {}, null],
    ['at another dealer', { companyId: idOf(3) }, 'other-dealer'],
    ['again', { isSpent: true }, 'spent'],
    ['on its last evening in Nigeria', { now: new Date('2026-08-01T22:59:00Z') }, null],
    ['the minute after', { now: new Date('2026-08-01T23:01:00Z') }, 'expired'],
    [
      'taken in time and told late',
      { claimedAt: new Date('2026-07-30T09:00:00Z'), now: new Date('2026-08-20T09:00:00Z') },
      null,
    ],
    [
      'taken late and told late',
      { claimedAt: new Date('2026-08-02T09:00:00Z'), now: new Date('2026-08-20T09:00:00Z') },
      'expired',
    ],
    [
      'told far too late, whatever the phone says',
      { claimedAt: new Date('2026-07-30T09:00:00Z'), now: new Date('2026-09-01T09:00:00Z') },
      'expired',
    ],
    ['by a clock that is ahead of all', { claimedAt: new Date('2031-01-01T09:00:00Z') }, null],
    ['by a clock of before it was issued', { claimedAt: new Date(0) }, null],
  ])('is asked %s', (_when, more, why) => {
    expect(ask(more)).toBe(why);
  });
});

describe('a dealer’s phone without a network', () => {
  const good = (number: number, stockPacks: number) =>
    ({ id: idOf(number), name: 'Urea', packSize: 50_000, packUnit: 'gram', stockPacks }) as const;
  const till: Till = {
    companyId: dealer,
    publicKey: '0'.repeat(64),
    mostWaitingKobo: 20_000_000,
    goods: [good(20, 3), good(21, 9)],
    spentIds: [idOf(11)],
    readAt: '2026-06-30T08:00:00.000Z',
  };
  const now = new Date('2026-07-01T09:00:00Z');
  const other = (number: number, packs: number): VoucherPaper => ({
    ...paper,
    voucherId: idOf(number),
    lines: [{ goodId: idOf(20), packs, priceKobo: 4_500_000 }],
  });

  test('takes a voucher once, for its own dealer, within its shelf and its limit', () => {
    expect(refusalHere(paper, till, [], now)).toBeNull();
    expect(refusalHere(paper, till, [paper], now)).toBe('spent');
    expect(refusalHere(other(11, 1), till, [], now), 'spent before, as the server told').toBe('spent');
    expect(refusalHere(paper, { ...till, companyId: idOf(3) }, [], now)).toBe('other-dealer');
    expect(refusalHere(paper, till, [], new Date('2026-08-02T09:00:00Z'))).toBe('expired');
    expect(refusalHere(other(12, 2), till, [paper], now), 'one is left of three').toBe('not-in-stock');
    expect(refusalHere(other(12, 2), { ...till, spentIds: [paper.voucherId] }, [paper], now)).toBeNull();
    const later = { spentIds: [], readAt: '2026-09-01T08:00:00.000Z' };
    expect(stillWaiting([paper], till), 'until the server tells of it').toEqual([paper]);
    expect(stillWaiting([paper], later), 'or takes it no more').toEqual([]);
    expect(refusalHere(other(12, 1), { ...till, mostWaitingKobo: 14_000_000 }, [paper], now)).toBe('over-limit');
  });
});
