import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { recordInspection, type CarriedPoint, type InspectionDraft, type Point } from '@shuka/domain/reports';
import { people } from '#world';
import { answersOf, inspectionDraft } from '#world/inspections.ts';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const record = (change: Partial<InspectionDraft> = {}) =>
  house.as(people.chidi).call(recordInspection, inspectionDraft({ id: newId(), ...change }));

const failing = (): Partial<InspectionDraft> => ({
  answers: answersOf('harvest', ['drying-off-ground']),
  nonConformities: [
    {
      id: newId(),
      itemId: 'drying-off-ground',
      grade: 'major',
      description: 'Maize dries on bare ground.',
      correctiveAction: 'Dry it on the sheet.',
      dueOn: '2026-05-09',
    },
  ],
});

const carriedFrom = (points: readonly Point[], change: Partial<CarriedPoint> = {}): CarriedPoint[] =>
  points.map((one) => ({ ...one, isClosed: true, note: 'It lies on a sheet now.', ...change }));

describe('a re-visit', () => {
  test('closes what the inspection before left open', async () => {
    const { body: first } = await record(failing());
    const { status, body } = await record({
      follows: first.id,
      answers: [],
      carried: carriedFrom(first.nonConformities),
    });
    expect([status, body.outcome]).toEqual([201, 'passed']);
    const second = await record({ follows: first.id, answers: [], carried: carriedFrom(first.nonConformities) });
    expect([second.status, second.body.code]).toEqual([409, 'followed-already']);
    const late = await record({ corrects: first.id, reason: 'Too late.' });
    expect([late.status, late.body.code]).toEqual([409, 'followed-already']);
  });

  test('must carry every open point as it was, and only those', async () => {
    const { body: first } = await record(failing());
    const revisit = (carried: CarriedPoint[]) => record({ follows: first.id, answers: [], carried });
    const wrong = { field: 'carried', says: 'inspection.carriedWrong' };
    expect((await revisit([])).body.errors).toEqual([wrong]);
    expect((await revisit(carriedFrom(first.nonConformities, { grade: 'minor' }))).body.errors).toEqual([wrong]);
    const open = carriedFrom(first.nonConformities, { isClosed: false, dueOn: '2026-06-01' });
    expect((await revisit(open)).body.outcome).toBe('failed');
  });

  test('may be corrected, and follows what it followed', async () => {
    const { body: first } = await record(failing());
    const carried = carriedFrom(first.nonConformities);
    const { body: second } = await record({ follows: first.id, answers: [], carried });
    const corrects = { corrects: second.id, reason: 'It was wet again.' };
    expect((await record({ ...corrects })).body.errors?.[0]?.field).toBe('follows');
    const open = carriedFrom(first.nonConformities, { isClosed: false });
    const right = await record({ ...corrects, follows: first.id, answers: [], carried: open });
    expect([right.status, right.body.outcome]).toEqual([201, 'failed']);
  });
});
