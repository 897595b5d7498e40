import { expect, test } from 'vitest';
import { alertsToTell } from './alert-rules.ts';
import type { Alert } from './model.ts';

const of = (kind: Alert['kind'], day: string, value = 60): Alert => ({ kind, day, value, limit: 50, source: 'Skies' });

const today = '2026-06-01';
const alerts = [
  of('heavy-rain', '2026-06-02'),
  of('heavy-rain', '2026-06-03', 80),
  of('heat', '2026-06-05', 40),
  of('dry-spell', '2026-06-04', 7),
];

test('the next of each kind is told, within the days that can be foreseen', () => {
  expect(alertsToTell({ state: 'fresh', alerts }, today)).toEqual([
    { kind: 'heavy-rain', day: '2026-06-02', value: 60 },
    { kind: 'dry-spell', day: '2026-06-04', value: 7 },
  ]);
  expect(alertsToTell({ state: 'old', alerts }, '2026-06-03').map(({ kind, day }) => [kind, day])).toEqual([
    ['heavy-rain', '2026-06-03'],
    ['heat', '2026-06-05'],
    ['dry-spell', '2026-06-04'],
  ]);
});

test('nobody is told of what is only usual, or of a forecast too old to rely on', () => {
  expect(alertsToTell({ state: 'stale', alerts }, today)).toEqual([]);
  expect(alertsToTell({ state: 'usual', alerts: [] }, today)).toEqual([]);
});
