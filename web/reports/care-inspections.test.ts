import { expect, test } from 'vitest';
import type { Inspection } from '@shuka/domain/reports';
import type { Kept, RecordState } from '#kit/rows.ts';
import { filterInspections, standingInCare } from './care-inspections.ts';

const open = (dueOn: string) => [{ id: `p ${dueOn}`, itemId: null, grade: 'minor', dueOn }] as never;

const kept = (
  id: string,
  inspectedOn: string,
  { state = 'accepted', ...change }: Partial<Inspection> & { state?: RecordState } = {},
): Kept<Inspection> => {
  const blank = { keeperId: 'amina', stage: 'harvest', outcome: 'passed', nonConformities: [], carried: [] };
  return {
    row: { id, inspectedOn, corrects: null, follows: null, ...blank, ...change } as unknown as Inspection,
    state,
  };
};

const failed = kept('a', '2026-05-01', { outcome: 'failed', nonConformities: open('2026-06-20') });
const late = kept('b', '2026-05-03', { outcome: 'passed-with-actions', nonConformities: open('2026-05-10') });
const mended = kept('c', '2026-05-04', {
  stage: 'pre-planting',
  outcome: 'failed',
  nonConformities: open('2026-05-09'),
});
const revisit = kept('d', '2026-05-20', { stage: 'pre-planting', follows: 'c' });
const own = kept('e', '2026-05-21', { keeperId: 'chidi' });

const shown = (all: readonly Kept<Inspection>[] = [failed, late, mended, revisit, own]) => standingInCare(all, 'chidi');

const idsOf = (all: ReturnType<typeof shown>): string[] => all.map((one) => one.kept.row.id);

test('a manager sees the inspections of their farmers, the latest day first, and none of their own', () => {
  expect(idsOf(shown())).toEqual(['d', 'c', 'b', 'a']);
});

test('an inspection that was corrected gives way, unless the correction was refused', () => {
  const correction = kept('f', '2026-05-02', { corrects: 'a' });
  expect(idsOf(shown([failed, correction]))).toEqual(['f']);
  expect(idsOf(shown([failed, { ...correction, state: 'needs-fixing' }]))).toEqual(['f', 'a']);
});

test('they are sifted by stage and outcome', () => {
  expect(idsOf(filterInspections(shown(), { stage: 'pre-planting', outcome: 'all' }))).toEqual(['d', 'c']);
  expect(idsOf(filterInspections(shown(), { stage: 'all', outcome: 'failed' }))).toEqual(['c', 'a']);
  expect(idsOf(filterInspections(shown(), { stage: 'harvest', outcome: 'passed' }))).toEqual([]);
});

test('of those that need a re-visit the one that is due first comes first, and none that had its own', () => {
  expect(idsOf(filterInspections(shown(), { stage: 'all', outcome: 'waits' }))).toEqual(['b', 'a']);
});
