import { expect, test } from 'vitest';
import { spanOf } from './periods.ts';

test.each([
  ['all', '2026-01-15', {}],
  ['this-month', '2026-01-15', { from: '2026-01-01' }],
  ['last-month', '2026-01-15', { from: '2025-12-01', to: '2025-12-31' }],
  ['last-month', '2024-03-31', { from: '2024-02-01', to: '2024-02-29' }],
  ['this-year', '2026-11-21', { from: '2026-01-01' }],
  ['last-year', '2026-11-21', { from: '2025-01-01', to: '2025-12-31' }],
] as const)('%s, seen from %s', (period, today, span) => {
  expect(spanOf(period, today)).toEqual(span);
});
