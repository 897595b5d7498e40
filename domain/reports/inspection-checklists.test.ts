import { describe, expect, test } from 'vitest';
import { newId } from '#kit/new-id.ts';
import { checklistOf, demandWholeChecklist, itemGroups, newestChecklist } from './inspection-checklists.ts';
import { inspectionTypes } from './model.ts';
import { draft, failing, point, refusal } from './pretend-inspection.ts';

describe('a checklist', () => {
  test.each(inspectionTypes)(
    'of the stage %s has eight to twelve items, each once, in the order of its groups',
    (stage) => {
      const items = checklistOf(newestChecklist, stage) ?? [];
      expect(items.length).toBeGreaterThanOrEqual(8);
      expect(items.length).toBeLessThanOrEqual(12);
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      const places = items.map(({ group }) => itemGroups.indexOf(group));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      for (const { grade, source } of items) {
        expect(['minor', 'major']).toContain(grade);
        expect(source.length).toBeGreaterThan(10);
      }
    },
  );

  test('must be answered whole, but for a re-visit, which may look at the open points alone', () => {
    const whole = draft();
    expect(refusal(() => demandWholeChecklist(whole))).toBeNull();
    const missing = { field: 'answers', says: 'inspection.answersMissing' };
    expect(refusal(() => demandWholeChecklist({ ...whole, answers: whole.answers.slice(1) }))).toEqual(missing);
    expect(refusal(() => demandWholeChecklist({ ...whole, answers: [] }))).toEqual(missing);
    expect(refusal(() => demandWholeChecklist({ ...whole, answers: [], follows: newId() }))).toBeNull();
    const some = { ...whole, answers: whole.answers.slice(1), follows: newId() };
    expect(refusal(() => demandWholeChecklist(some))).toEqual(missing);
    expect(refusal(() => demandWholeChecklist({ ...whole, stage: 'mid-season' }))).toEqual(missing);
    expect(refusal(() => demandWholeChecklist({ ...whole, checklistVersion: 99 }))).toMatchObject({
      field: 'checklistVersion',
    });
  });

  test('lets nobody call a major item a minor point', () => {
    const said = draft({ ...failing('produce-clean'), nonConformities: [point({ itemId: 'produce-clean' })] });
    expect(refusal(() => demandWholeChecklist(said))).toMatchObject({ says: 'inspection.gradeTooLow' });
  });
});
