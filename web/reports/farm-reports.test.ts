import { describe, expect, test } from 'vitest';
import type { Farm } from '@shuka/domain/farms';
import type { Report } from '@shuka/domain/reports';
import type { Kept } from '#kit/rows.ts';
import { chosenFarm } from './chosen-farm.ts';
import { countsByFarm, reportsOf } from './farm-reports.ts';

const idOf = (number: number): string => `0193a000-0009-7000-8000-${String(number).padStart(12, '0')}`;
const farmId = idOf(1);

const kept = <Row>(row: Row): Kept<Row> => ({ row, state: 'accepted' });

describe('the reports of a farm', () => {
  const base = { farmId, corrects: null, farmReport: { reportTitle: 'Masara' } } as unknown as Report; // no more of it is read
  const one = (number: number, day: string, change: Partial<Report> = {}) =>
    kept({ ...base, id: idOf(number), farmReport: { ...base.farmReport, reportDate: day }, ...change });
  const all = [
    one(5, '2026-03-01'),
    one(6, '2026-05-01'),
    one(7, '2026-05-01', { corrects: idOf(5) }),
    one(8, '2026-06-01', { farmId: idOf(9) }),
  ];

  test('stand the latest day first, and one that was corrected says so', () => {
    const shown = reportsOf(all, farmId).map(({ kept: { row }, isCorrected }) => [row.id, isCorrected]);
    expect(shown).toEqual([
      [idOf(7), false],
      [idOf(6), false],
      [idOf(5), true],
    ]);
  });

  test('are counted without those that another took the place of', () => {
    expect([...countsByFarm(all)]).toEqual([
      [farmId, 2],
      [idOf(9), 1],
    ]);
  });
});

describe('the farm a card leads to', () => {
  const farms = [kept({ id: farmId } as Farm), kept({ id: idOf(9) } as Farm)];
  test.each([
    ['its place on the list', { index: 1 }, idOf(9)],
    ['the bare place', 0, farmId],
    ['its id, though the list has changed', { index: 0, farmId: idOf(9) }, idOf(9)],
    ['a place that is not there', { index: 7 }, null],
    ['nothing', null, null],
    ['something else', 'x', null],
  ])('%s', (_what, state, id) => expect(chosenFarm(farms, state)?.row.id ?? null).toBe(id));
});
