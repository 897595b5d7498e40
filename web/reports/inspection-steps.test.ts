import { describe, expect, test } from 'vitest';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { checklistOf, demandWholeChecklist, newestChecklist, newInspection } from '@shuka/domain/reports';
import { draftOfInspection, looksForPlace, refusedOn, stepsOf } from './inspection-steps.ts';
import { beginAgain, beginInspection, newPoint, type About } from './begin-inspection.ts';
import { readUnfinishedInspection, type UnfinishedInspection } from './unfinished-inspection.ts';

const now = new Date('2026-11-21T09:00:00Z');
const today = '2026-11-21';
const [keeperId, farmId] = [newId(), newId()];
const of = { keeperId, now };
const onFarm = { latitude: 12.23331, longitude: 8.24112, accuracyMetres: 8 };

const about = (change: Partial<About> = {}): About => ({
  farmId,
  seasonId: null,
  stage: 'harvest',
  follows: null,
  corrects: null,
  ...change,
});

const items = checklistOf(newestChecklist, 'harvest') ?? [];

/** All is well but for one item. */
const filledIn = (failing: string | null): UnfinishedInspection => ({
  ...beginInspection(about(), today, now),
  isFarmerPresent: false,
  answers: Object.fromEntries(
    items.map(({ id, grade }) => [
      id,
      id === failing
        ? {
            verdict: 'fails',
            photoIds: [],
            point: { ...newPoint(today, grade), description: 'Bare ground.', correctiveAction: 'A sheet.' },
          }
        : { verdict: 'meets', photoIds: [], point: null },
    ]),
  ),
});

const made = (value: UnfinishedInspection, change: Partial<About> = {}) => {
  const draft = draftOfInspection(value, about(change), of);
  demandWholeChecklist(draft);
  return newInspection(draft, { by: newId(), inspectorName: '' }, now);
};

const refusals = (value: UnfinishedInspection, change: Partial<About> = {}) =>
  Object.assign({}, ...stepsOf(value, about(change)).map((step) => refusedOn(step, value, about(change), today)));

describe('an inspection that is being made', () => {
  test('asks a part of the checklist a screen, between where and the end', () => {
    const steps = stepsOf(beginInspection(about(), today, now), about());
    expect(steps).toEqual(['start', 'pesticides', 'harvest', 'records', 'people', 'end']);
  });

  test('says what is missing, item by item, and is taken once nothing is', () => {
    const empty = beginInspection(about(), today, now);
    expect(Object.keys(refusals(empty))).toEqual(
      expect.arrayContaining([...items.map(({ id }) => id), 'isFarmerPresent']),
    );
    const value = filledIn('drying-off-ground');
    expect(refusals(value)).toEqual({});
    expect(made(value)).toMatchObject({ outcome: 'failed', nonConformities: [{ itemId: 'drying-off-ground' }] });
    expect(made(filledIn(null)).outcome).toBe('passed');
  });

  test('wants to know of what fails: what is wrong, what to do, by a day that is not gone', () => {
    const value = filledIn('drying-off-ground');
    const answer = value.answers['drying-off-ground'];
    const point = { ...newPoint(today, 'major'), dueOn: '2026-11-01' };
    const wrong = { ...value, answers: { ...value.answers, 'drying-off-ground': { ...answer, point } } };
    expect(refusals(wrong as UnfinishedInspection)).toEqual({
      'drying-off-ground.description': 'inspection.descriptionRequired',
      'drying-off-ground.correctiveAction': 'inspection.actionRequired',
      'drying-off-ground.dueOn': 'inspection.dueEarly',
    });
  });

  test('is read again from the phone as it was, and what is none of ours is not', () => {
    const value = filledIn('drying-off-ground');
    expect(readUnfinishedInspection(JSON.parse(JSON.stringify(value)))).toEqual(value);
    expect(readUnfinishedInspection({ farmId })).toBeNull();
  });

  test('keeps the position taken on the farm when it is opened again at home, and looks for no other', () => {
    const begun = filledIn(null);
    expect(looksForPlace(begun, about())).toBe(true);
    const opened = readUnfinishedInspection(JSON.parse(JSON.stringify({ ...begun, position: onFarm }))) ?? begun;
    expect(draftOfInspection(opened, about(), of).position).toEqual(onFarm);
    expect(looksForPlace(opened, about())).toBe(false);
  });
});

describe('a re-visit', () => {
  const before = made(filledIn('drying-off-ground'));
  const after = about({ follows: before });

  test('asks of the open points alone, and closes those that are mended', () => {
    const value = beginInspection(after, today, now);
    expect(stepsOf(value, after)).toEqual(['start', 'points', 'end']);
    expect(Object.keys(refusals(value, { follows: before }))).toHaveLength(2);
    const carried = value.carried.map((one) => ({ ...one, isClosed: true }));
    const mended = { ...value, carried, isFarmerPresent: false };
    expect(refusals(mended, { follows: before })).toEqual({});
    expect(made(mended, { follows: before })).toMatchObject({ outcome: 'passed', follows: before.id, answers: [] });
  });

  test('may give more time and not less', () => {
    const value = beginInspection(after, today, now);
    const sooner = { ...value, carried: value.carried.map((one) => ({ ...one, isClosed: false, dueOn: today })) };
    expect(Object.values(refusals(sooner, { follows: before }))).toContain('inspection.dueSooner');
  });
});

test('a correction begins with what it takes the place of, and wants a reason', () => {
  const old = made(filledIn('drying-off-ground'));
  const value = beginInspection(about({ corrects: old }), today, now);
  expect(refusals(value, { corrects: old })).toEqual({ reason: 'inspection.reasonRequired' });
  const right = made({ ...value, reason: 'The wrong plot.' }, { corrects: old });
  expect(right).toMatchObject({ corrects: old.id, outcome: 'failed', reason: 'The wrong plot.' });
  expect(right.nonConformities[0]?.id).not.toBe(old.nonConformities[0]?.id);
  // It is written at a desk: where that stands is not where the farm was looked at.
  expect(looksForPlace(value, about({ corrects: old }))).toBe(false);
  expect(right.accuracyMetres).toBeNull();
});

test('what the server did not take is put right with all that was said, under its own id', () => {
  const sent = draftOfInspection({ ...filledIn('drying-off-ground'), position: onFarm }, about(), of);
  const again = beginAgain(sent, null);
  expect(refusals(again)).toEqual({});
  expect(draftOfInspection(again, about(), of)).toEqual(sent);
});
