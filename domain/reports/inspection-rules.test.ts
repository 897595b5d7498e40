import { describe, expect, test } from 'vitest';
import { newId } from '#kit/new-id.ts';
import type { InspectionDraft } from './inspection-model.ts';
import { carriesAll, newInspection, openPoints, outcomeOf, standingInspections, unmended } from './inspection-rules.ts';
import { carried, draft, failing, point, refusal } from './pretend-inspection.ts';

const now = new Date('2026-11-21T09:00:00Z');

const made = (change: Partial<InspectionDraft> = {}) =>
  newInspection(draft(change), { by: newId(), inspectorName: '' }, now);

describe('the outcome of an inspection', () => {
  test.each([
    ['passed', [], []],
    ['passed', [], [carried({ grade: 'major', isClosed: true })]],
    ['passed-with-actions', [point()], []],
    ['passed-with-actions', [], [carried()]],
    ['failed', [point(), point({ grade: 'major' })], []],
    ['failed', [], [carried({ grade: 'major' })]],
  ] as const)('is %s by what is open after it', (outcome, nonConformities, ofBefore) => {
    expect(outcomeOf({ nonConformities, carried: ofBefore })).toBe(outcome);
  });

  test('is not for the phone to say: the draft names none, and what it names decides', () => {
    const { outcome, mark, seal } = made({
      ...failing('lots-apart'),
      nonConformities: [point({ itemId: 'lots-apart' })],
    });
    expect([outcome, mark, seal]).toEqual(['passed-with-actions', 'absent', null]);
  });
});

describe('an inspection is refused', () => {
  test.each<[string, string, Partial<InspectionDraft>]>([
    ['inspection.dayInFuture', 'inspectedOn', { inspectedOn: '2026-11-23' }],
    ['inspection.pointMissing', 'nonConformities', failing('lots-apart')],
    ['inspection.pointWrong', 'nonConformities', { nonConformities: [point({ itemId: 'lots-apart' })] }],
    ['inspection.dueEarly', 'nonConformities', { nonConformities: [point({ dueOn: '2026-11-20' })] }],
    ['inspection.carriedWrong', 'carried', { carried: [carried()] }],
    ['inspection.reasonRequired', 'reason', { corrects: newId() }],
    ['inspection.markWrong', 'mark', { mark: { kind: 'thumb', picture: 'AAAA' } }],
    ['inspection.answersMissing', 'answers', { answers: [...draft().answers, ...draft().answers] }],
  ])('with %s beside %s', (says, field, change) => {
    expect(refusal(() => made(change))).toEqual({ field, says });
  });

  test('where two of its points have one number', () => {
    const one = point();
    expect(refusal(() => made({ nonConformities: [one, one] }))).toMatchObject({ says: 'inspection.pointWrong' });
  });

  test('but not by a phone whose clock is a day ahead', () => {
    expect(made({ inspectedOn: '2026-11-22' }).outcome).toBe('passed');
  });

  test('and an item that fails again needs no second point where the one before is still open', () => {
    const change = { ...failing('lots-apart'), follows: newId(), carried: [carried({ itemId: 'lots-apart' })] };
    expect(made(change).outcome).toBe('passed-with-actions');
    const mended = { ...change, carried: [carried({ itemId: 'lots-apart', isClosed: true })] };
    expect(refusal(() => made(mended))).toMatchObject({ says: 'inspection.pointMissing' });
  });
});

describe('a re-visit', () => {
  const [one, other] = [point(), point({ grade: 'major' })];
  const before = { nonConformities: [one, other], carried: [] };

  test('carries each open point of the inspection before, and nothing else', () => {
    const all = [carried(one), carried({ ...other, isClosed: true })];
    expect(carriesAll(all, before)).toBe(true);
    expect(carriesAll(all.slice(1), before)).toBe(false);
    expect(carriesAll([...all, carried()], before)).toBe(false);
    expect(carriesAll([carried({ ...one, grade: 'major' }), carried(other)], before)).toBe(false);
    expect(carriesAll([carried({ ...one, description: 'Less.' }), carried(other)], before)).toBe(false);
  });

  test('may give more time, never less', () => {
    expect(carriesAll([carried({ ...one, dueOn: '2026-12-20' }), carried(other)], before)).toBe(true);
    expect(carriesAll([carried({ ...one, dueOn: '2026-11-22' }), carried(other)], before)).toBe(false);
  });

  test('ends the points of the one before: what it found open is open, the rest is mended', () => {
    const first = made({ nonConformities: [one, other] });
    const second = made({ follows: first.id, carried: [carried({ ...one, isClosed: true }), carried(other)] });
    const third = made({ follows: second.id, carried: [carried({ ...other, isClosed: true })] });
    expect(unmended([first]).map(({ id }) => id)).toEqual([first.id]);
    expect(openPoints(second).map(({ id }) => id)).toEqual([other.id]);
    expect(unmended([first, second]).map(({ id }) => id)).toEqual([second.id]);
    expect(unmended([first, second, third])).toEqual([]);
  });

  test('that was corrected ends nothing: its correction does', () => {
    const first = made({ nonConformities: [one] });
    const second = made({ follows: first.id, carried: [carried({ ...one, isClosed: true })] });
    const correction = {
      follows: first.id,
      carried: [carried(one)],
      corrects: second.id,
      reason: 'It was not mended.',
    };
    const third = made(correction);
    expect(standingInspections([first, second, third]).map(({ id }) => id)).toEqual([first.id, third.id]);
    expect(unmended([first, second, third]).map(({ id }) => id)).toEqual([third.id]);
  });
});
