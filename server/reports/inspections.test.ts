import { afterAll, describe, expect, test } from 'vitest';
import { registerFarm } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import {
  inspectionRecord,
  mostInspections,
  readInspection,
  recordInspection,
  type InspectionDraft,
  type Point,
} from '@shuka/domain/reports';
import { assignFarmers } from '@shuka/domain/relations';
import { rows, run, sql } from '#kit/db.ts';
import { farms, people, plots } from '#world';
import { answersOf, inspectionDraft } from '#world/inspections.ts';
import { sealedFor } from '#world/sealed-inspection.ts';
import { openHouse } from '#world/open-house.ts';
import { picture } from '#world/pictures.ts';
import { syncedInspections } from './inspection-store.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima, ngozi, bola } = people;
const [, ofMusa = ''] = farms.map(({ id }) => id);

const draft = (change: Partial<InspectionDraft> = {}) => inspectionDraft({ id: newId(), ...change });

const record = (change: Partial<InspectionDraft> = {}, person: (typeof people)[keyof typeof people] = chidi) =>
  house.as(person).call(recordInspection, draft(change));

const point = (itemId: string | null, change: Partial<Point> = {}): Point => ({
  id: newId(),
  itemId,
  grade: 'major',
  description: 'Maize dries on bare ground.',
  correctiveAction: 'Dry it on the sheet.',
  dueOn: '2026-05-09',
  ...change,
});

const failing = (): Partial<InspectionDraft> => ({
  answers: answersOf('harvest', ['drying-off-ground']),
  nonConformities: [point('drying-off-ground')],
});

const onPhone = async (id: string): Promise<object> => {
  const [found] = await syncedInspections.read(house.pool, [id]);
  return { id, ...(JSON.parse(found?.text ?? '{}') as object) };
};

describe('an inspection that a manager recorded does', () => {
  test('stay as it was said, sealed, on every phone of the farmer and the manager', async () => {
    const sent = draft({
      ...failing(),
      plotId: plots[0]?.id ?? null,
      isFarmerPresent: true,
      mark: { kind: 'thumb', picture: (await picture('webp')).toString('base64') },
      position: { latitude: 12.23331, longitude: 8.24112, accuracyMetres: 7.5 },
      summary: 'Ƙasa ta bushe.\nẸ̀kọ́ ₦ “da” \\ kyau.',
    });
    const { status, body } = await house.as(chidi).call(recordInspection, sent);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      outcome: 'failed',
      mark: 'thumb',
      accuracyMetres: 7.5,
      inspectorName: 'Chidi Okafor',
    });
    expect(body.seal?.digest).toMatch(/^[0-9a-f]{64}$/);
    expect(await onPhone(sent.id)).toEqual(body);
    expect(Object.keys(await onPhone(sent.id))).toEqual(Object.keys(inspectionRecord.shape));
    expect(JSON.stringify(await onPhone(sent.id))).not.toContain('12.23331');
    for (const person of [amina, chidi, ngozi])
      expect((await house.as(person).call(readInspection, { inspectionId: sent.id })).body.inspection).toEqual(body);
  });

  test('count once, however often it is sent', async () => {
    const one = draft();
    const answers = await Promise.all(Array.from({ length: 4 }, () => house.as(chidi).call(recordInspection, one)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.seal?.digest ?? ''}`)).size).toBe(1);
  });

  test('keep its words from everybody, the database included', async () => {
    const { body } = await record();
    const change = sql`update reports.inspection set outcome = 'failed' where id = ${body.id}`;
    await expect(run(house.pool, change)).rejects.toThrow('never changed');
    await expect(run(house.pool, sql`delete from reports.inspection where id = ${body.id}`)).rejects.toThrow('never');
  });
});

describe('an inspection is refused', () => {
  test('of a farm that is another farmer’s, and by who does not look after the farmer', async () => {
    const { keeperId } = draft();
    expect((await record({ farmId: ofMusa, keeperId })).status).toBe(404);
    expect((await record({}, halima)).status).toBe(404);
    expect((await record({}, amina)).status).toBe(403);
    expect((await record({}, bola)).status).toBe(403);
  });

  test.each<[string, string, () => Partial<InspectionDraft>]>([
    ['plotId', 'inspection.plotNotThere', () => ({ plotId: newId() })],
    ['seasonId', 'inspection.seasonNotThere', () => ({ seasonId: newId() })],
    ['answers', 'inspection.answersMissing', () => ({ answers: answersOf('harvest').slice(1) })],
    ['inspectedOn', 'inspection.dayInFuture', () => ({ inspectedOn: '2099-01-01' })],
    [
      'nonConformities',
      'inspection.gradeTooLow',
      () => ({ ...failing(), nonConformities: [point('drying-off-ground', { grade: 'minor' })] }),
    ],
  ])('beside %s: %s', async (field, says, change) => {
    const { status, body } = await record(change());
    expect([status, body.errors]).toEqual([400, [{ field, says }]]);
  });

  test('with a mark that is no picture', async () => {
    const mark = { kind: 'signature' as const, picture: Buffer.from('no picture at all').toString('base64') };
    const { status, body } = await record({ isFarmerPresent: true, mark });
    expect([status, body.code]).toEqual([400, 'not-a-picture']);
  });

  test('where a farm has as many as it may have', async () => {
    const farm = {
      id: newId(),
      name: 'Gona',
      stateCode: 'KD',
      lga: 'Soba',
      sizeBand: 'small',
      crop: 'Millet',
    } as const;
    await house.as(musa).call(registerFarm, farm);
    const land = { farmId: farm.id, keeperId: musa.accountId };
    const { inspection } = await sealedFor(house, land);
    await run(
      house.pool,
      sql`insert into reports.inspection select gen_random_uuid(), keeper_id, farm_id, stage, inspected_on, outcome,
            follows, corrects, by_account, created_at, record, mark_key, sealed_text, digest, signature, key_id, check_code
          from reports.inspection, generate_series(2, ${mostInspections}::int) where id = ${inspection.id}`,
    );
    const { status, body } = await record(land);
    expect([status, body.code]).toEqual([409, 'too-many-inspections']);
  });
});

describe('a correction', () => {
  test('takes the place of one inspection, once, and says why', async () => {
    const first = await record();
    const corrects = { corrects: first.body.id, reason: 'The wrong plot.' };
    expect((await record(corrects)).status).toBe(201);
    const again = await record(corrects);
    expect([again.status, again.body.code]).toEqual([409, 'corrected-already']);
    expect((await record({ corrects: (await record()).body.id })).body.errors).toEqual([
      { field: 'reason', says: 'inspection.reasonRequired' },
    ]);
    expect((await record({ corrects: newId(), reason: 'No such.' })).status).toBe(404);
  });

  test('of two that come at once only one stands', async () => {
    const { body } = await record();
    const corrects = { corrects: body.id, reason: 'Twice.' };
    const both = await Promise.all([record(corrects), record(corrects)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });
});

test('a manager who was replaced may still bring what they inspected before, and nothing after', async () => {
  const moved = { id: newId(), farmerIds: [musa.accountId], managerId: halima.accountId, reason: 'Nearer.' };
  const land = { farmId: ofMusa, keeperId: musa.accountId };
  await house.as(ngozi).call(assignFarmers, moved);
  const [{ day } = { day: '' }] = await rows<{ day: string }>(
    house.pool,
    sql`select (from_at at time zone 'Africa/Lagos')::date::text as day from relations.assignment
        where farmer_id = ${musa.accountId} and until_at is not null order by from_at limit 1`,
  );
  expect((await record({ ...land, inspectedOn: day })).status).toBe(201);
  expect((await record({ ...land, inspectedOn: '2026-01-02' })).status).toBe(404);
  expect((await record(land, halima)).status).toBe(201);
});
