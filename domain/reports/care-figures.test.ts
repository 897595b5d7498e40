import { describe, expect, test } from 'vitest';
import { reportFigures, reportProgress, reportStatus } from './care-figures.ts';
import type { InspectionType, Report } from './model.ts';

type Said = { readonly on?: string; readonly isCompleted?: boolean; readonly corrects?: string };

/** Only what the figures look at. */
const report = (id: string, { on = '2026-11-05', isCompleted = true, corrects }: Said = {}): Report =>
  ({
    id,
    corrects: corrects ?? null,
    inspection: { inspectionType: 'harvest', inspectionCompleted: isCompleted },
    farmReport: { reportDate: on },
  }) as Report;

describe('how far a report is', () => {
  test.each<[InspectionType, boolean, number]>([
    ['pre-planting', false, 0],
    ['mid-season', false, 25],
    ['harvest', false, 50],
    ['post-harvest', false, 75],
    ['pre-planting', true, 100],
    ['post-harvest', true, 100],
  ])('%s, completed: %s, is at %d percent', (inspectionType, inspectionCompleted, percent) => {
    const inspected = { inspection: { inspectionType, inspectionCompleted } };
    expect(reportProgress(inspected)).toBe(percent);
    expect(reportStatus(inspected)).toBe(inspectionCompleted ? 'completed' : 'in-progress');
  });
});

describe('the reports of everybody in care', () => {
  test('none are none', () => {
    expect(reportFigures([], '2026-11-21')).toEqual({
      all: 0,
      completed: 0,
      inProgress: 0,
      thisMonth: 0,
      before: 0,
      days: 21,
    });
  });

  test('count by status and by month, against as many days before it', () => {
    const reports = [
      report('a'),
      report('b', { on: '2026-11-21', isCompleted: false }),
      report('c', { on: '2026-10-31' }),
      report('d', { on: '2026-10-11' }),
      report('e', { on: '2026-10-10' }),
      report('f', { on: '2026-11-22', isCompleted: false }),
    ];
    expect(reportFigures(reports, '2026-11-21')).toEqual({
      all: 6,
      completed: 4,
      inProgress: 2,
      thisMonth: 2,
      before: 2,
      days: 21,
    });
  });

  test('one that was corrected counts once, as it stands now', () => {
    const reports = [report('a', { isCompleted: false }), report('b', { corrects: 'a' })];
    expect(reportFigures(reports, '2026-11-21')).toMatchObject({ all: 1, completed: 1, inProgress: 0, thisMonth: 1 });
  });
});
