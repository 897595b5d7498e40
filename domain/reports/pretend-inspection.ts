import { newId } from '#kit/new-id.ts';
import { Problem } from '#kit/problem.ts';
import { checklistOf, newestChecklist } from './inspection-checklists.ts';
import type { CarriedPoint, InspectionDraft, Point } from './inspection-model.ts';

/* What the tests of inspections make up. */

export const point = (change: Partial<Point> = {}): Point => ({
  id: newId(),
  itemId: null,
  grade: 'minor',
  description: 'The bags stand on the floor.',
  correctiveAction: 'Put them on wood.',
  dueOn: '2026-12-01',
  ...change,
});

export const carried = (change: Partial<CarriedPoint> = {}): CarriedPoint => ({
  ...point(),
  isClosed: false,
  note: '',
  ...change,
});

export const draft = (change: Partial<InspectionDraft> = {}): InspectionDraft => ({
  id: newId(),
  keeperId: newId(),
  farmId: newId(),
  plotId: null,
  seasonId: null,
  stage: 'harvest',
  checklistVersion: newestChecklist,
  inspectedOn: '2026-11-21',
  answers: (checklistOf(newestChecklist, 'harvest') ?? []).map(({ id }) => ({
    itemId: id,
    verdict: 'meets',
    note: '',
    photoIds: [],
  })),
  nonConformities: [],
  follows: null,
  carried: [],
  summary: '',
  isFarmerPresent: false,
  corrects: null,
  reason: '',
  mark: null,
  position: null,
  startedAt: '2026-11-21T08:00:00Z',
  finishedAt: '2026-11-21T08:40:00Z',
  ...change,
});

export const failing = (itemId: string): Partial<InspectionDraft> => ({
  answers: draft().answers.map((one) => (one.itemId === itemId ? { ...one, verdict: 'fails' } : one)),
});

/** The first field that is refused; null where nothing is. */
export const refusal = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error instanceof Problem ? error.fields[0] : error;
  }
  return null;
};
