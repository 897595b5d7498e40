import { expect, test } from 'vitest';
import { waitingDays } from './waiting-days.ts';
import { mostCounted, waitingKinds } from './waiting-model.ts';
import { byUrgency, waitingAt } from './waiting-rules.ts';

const daysOf = waitingDays.shipped.values;
const now = new Date('2026-11-23T12:00:00.000Z');
const since = (hours: number): string => new Date(now.getTime() - hours * 3_600_000).toISOString();

test('every kind has its days', () => {
  for (const kind of waitingKinds) expect(daysOf[kind]).toBeGreaterThan(0);
});

test('what waits longer than its days is late, and not a moment before', () => {
  const hours = daysOf.payouts * 24;
  expect(waitingAt({ kind: 'payouts', count: 2, oldestAt: since(hours) }, now, daysOf)?.isLate).toBe(false);
  expect(waitingAt({ kind: 'payouts', count: 2, oldestAt: since(hours + 1) }, now, daysOf)?.isLate).toBe(true);
  expect(waitingAt({ kind: 'payouts', count: 0, oldestAt: null }, now, daysOf)).toBeNull();
});

test('more than can be counted is said to be more', () => {
  const many = waitingAt({ kind: 'fakes', count: mostCounted + 1, oldestAt: since(1) }, now, daysOf);
  expect(many).toMatchObject({ count: mostCounted, isMore: true });
});

test('what is late comes first, then what has waited longest', () => {
  const found = [
    waitingAt({ kind: 'duplicates', count: 1, oldestAt: since(100) }, now, daysOf),
    waitingAt({ kind: 'payouts', count: 1, oldestAt: since(30) }, now, daysOf),
    waitingAt({ kind: 'fakes', count: 1, oldestAt: since(2) }, now, daysOf),
  ].filter((one) => one !== null);
  expect(found.toSorted(byUrgency).map(({ kind }) => kind)).toEqual(['payouts', 'duplicates', 'fakes']);
});
