import { expect, test } from 'vitest';
import type { Report } from '@shuka/domain/reports';
import type { Kept, RecordState } from '#kit/rows.ts';
import { standingOfCare } from './care-reports.ts';

const kept = (
  id: string,
  reportDate: string,
  { keeperId = 'amina', corrects = null, state = 'accepted' }: Partial<Report> & { state?: RecordState } = {},
): Kept<Report> => ({ row: { id, keeperId, corrects, farmReport: { reportDate } } as Report, state }) as Kept<Report>;

const idsOf = (reports: readonly Kept<Report>[]): string[] => standingOfCare(reports, 'chidi').map(({ row }) => row.id);

test('a manager sees the reports of their farmers, the latest day first, and none of their own', () => {
  const reports = [kept('a', '2026-05-01'), kept('b', '2026-11-01'), kept('c', '2026-11-20', { keeperId: 'chidi' })];
  expect(idsOf(reports)).toEqual(['b', 'a']);
});

test('a report that was corrected gives way, unless the correction was refused', () => {
  const first = kept('a', '2026-05-01');
  expect(idsOf([first, kept('b', '2026-05-02', { corrects: 'a' })])).toEqual(['b']);
  expect(idsOf([first, kept('b', '2026-05-02', { corrects: 'a', state: 'needs-fixing' })])).toEqual(['b', 'a']);
});
