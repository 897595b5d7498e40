import { afterAll, describe, expect, test } from 'vitest';
import { mostRecords, recordActivity, recordHarvest, registerSeason } from '@shuka/domain/seasons';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, run, sql } from '#kit/db.ts';
import { people, seasons } from '#world';
import { openHouse } from '#world/open-house.ts';
import { activityDraft, harvestDraft, seasonDraft } from '#world/season-drafts.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima } = people;

const season = seasonDraft();
await house.as(musa).call(registerSeason, season);
const other = seasonDraft();
await house.as(musa).call(registerSeason, other);

describe('recording an activity', () => {
  test('does: keeps what was done, by whom', async () => {
    const draft = activityDraft(season, { note: 'With the whole family' });
    const { status, body } = await house.as(chidi).call(recordActivity, draft);
    expect([status, body]).toEqual([201, { ...draft, createdAt: expect.any(String), by: chidi.accountId }]);
  });

  test.each([
    ['a day to come', { doneOn: '2026-06-03' }, 'doneOn', 'seasons.inFuture'],
    ['a day long before the season', { doneOn: '2025-01-01' }, 'doneOn', 'seasons.beforeSeason'],
    ['work of no kind', { kind: 'singing' as 'other' }, 'kind', 'seasons.kindRequired'],
    ['that nothing was not done', { kind: 'not-done' as const }, 'kind', 'seasons.kindRequired'],
  ])('refuses %s, beside the field', async (_what, change, field, says) => {
    const { status, body } = await house.as(musa).call(recordActivity, activityDraft(season, change));
    expect([status, body.errors]).toEqual([400, [{ field, says }]]);
  });

  test('takes a phone whose clock is a day ahead, and land made ready before planting', async () => {
    for (const change of [{ doneOn: '2026-06-02' }, { doneOn: '2026-04-20', kind: 'land-preparation' as const }])
      expect((await house.as(musa).call(recordActivity, activityDraft(season, change))).status).toBe(201);
  });
});

describe('recording a harvest', () => {
  test('does: keeps the unit, and the kilograms by the calibration', async () => {
    const draft = harvestDraft(season, { quantity: 12.5, kilogramsPerUnit: 1.35 });
    const { status, body } = await house.as(musa).call(recordHarvest, draft);
    expect([status, body]).toEqual([201, { ...draft, kilograms: 16.875, createdAt: expect.any(String) }]);
  });

  test('weighs kilograms and tonnes by themselves', async () => {
    const draft = harvestDraft(season, { unit: 'tonne', quantity: 0.25, kilogramsPerUnit: 7 });
    const { body } = await house.as(musa).call(recordHarvest, draft);
    expect(body).toMatchObject({ kilogramsPerUnit: 1000, kilograms: 250 });
  });

  test('takes an absurd amount: whoever typed it was asked', async () => {
    const draft = harvestDraft(season, { quantity: 1_000_000, unit: 'bag-100kg', kilogramsPerUnit: 100 });
    expect((await house.as(musa).call(recordHarvest, draft)).body).toMatchObject({ kilograms: 100_000_000 });
  });

  test.each([
    ['a day to come', { harvestedOn: '2026-06-03' }, 'harvestedOn', 'seasons.inFuture'],
    ['a day before planting', { harvestedOn: '2026-05-09' }, 'harvestedOn', 'seasons.beforePlanting'],
    ['nothing', { quantity: 0 }, 'quantity', 'seasons.quantityNone'],
    ['less than nothing', { quantity: -1 }, 'quantity', 'seasons.quantityRequired'],
    ['a unit that weighs nothing', { kilogramsPerUnit: 0 }, 'kilogramsPerUnit', 'measures.kilogramsRequired'],
    ['a unit nobody knows', { unit: 'thimble' as 'mudu' }, 'unit', 'measures.unitRequired'],
    [
      'a weighing to come',
      { calibration: { market: '', date: '2026-07-01', source: 'own weighing' } },
      'calibration.date',
      'seasons.inFuture',
    ],
    [
      'a weight nobody stands behind',
      { calibration: { market: '', date: '2026-05-31', source: '' } },
      'calibration.source',
      'seasons.sourceRequired',
    ],
  ])('refuses %s, beside the field', async (_what, change, field, says) => {
    const { status, body } = await house.as(musa).call(recordHarvest, harvestDraft(season, change));
    expect([status, body.errors]).toEqual([400, [{ field, says }]]);
  });
});

describe.each([
  ['an activity', recordActivity, activityDraft],
  ['a harvest', recordHarvest, harvestDraft],
] as const)('%s', (_what, contract, draftOf) => {
  const keep = async (
    change: { corrects?: string; quantity?: number } = {},
    person: typeof musa | typeof chidi = musa,
  ) => {
    const draft = draftOf(season, change);
    return { draft, answer: await house.as(person).call<typeof contract>(contract, draft) };
  };

  test('is corrected by a record of its own, and stays as it was', async () => {
    const { draft } = await keep();
    const { answer } = await keep({ corrects: draft.id }, chidi);
    expect([answer.status, answer.body.corrects]).toEqual([201, draft.id]);
  });

  test('is corrected once: of two corrections the first stands', async () => {
    const { draft } = await keep();
    const both = await Promise.all([keep({ corrects: draft.id }), keep({ corrects: draft.id }, chidi)]);
    expect(both.map(({ answer }) => answer.status).sort()).toEqual([201, 409]);
    expect(both.flatMap(({ answer }) => ('code' in answer.body ? [answer.body.code] : []))).toEqual([
      'corrected-already',
    ]);
  });

  test('is not to be corrected from another season, nor one that is not there', async () => {
    const { draft } = await keep();
    const elsewhere = draftOf(other, { corrects: draft.id });
    expect((await house.as(musa).call<typeof contract>(contract, elsewhere)).status).toBe(404);
    expect((await keep({ corrects: newId() })).answer.status).toBe(404);
  });

  test('is for the season’s own farm and keeper, and by its own people', async () => {
    const mixed = draftOf({ ...season, keeperId: amina.accountId });
    expect((await house.as(chidi).call<typeof contract>(contract, mixed)).status).toBe(404);
    for (const person of [amina, halima])
      expect((await house.as(person).call<typeof contract>(contract, draftOf(season))).status).toBe(404);
  });

  test('sent again, is one', async () => {
    const { draft, answer } = await keep();
    expect((await house.as(musa).call<typeof contract>(contract, draft)).body).toEqual(answer.body);
  });
});

describe('what was recorded', () => {
  test.each(['activity', 'harvest'])('is never changed or removed: %s', async (table) => {
    for (const words of [`update seasons.${table} set note = 'x'`, `delete from seasons.${table}`])
      await expect(house.pool.query(words)).rejects.toThrow('never changed or removed');
  });

  test('never was, when a correction says so', async () => {
    const harvest = harvestDraft(season);
    await house.as(musa).call(recordHarvest, harvest);
    const none = harvestDraft(season, { quantity: 0, corrects: harvest.id });
    expect((await house.as(musa).call(recordHarvest, none)).body.kilograms).toBe(0);
    const weeding = activityDraft(season);
    await house.as(musa).call(recordActivity, weeding);
    const not = activityDraft(season, { kind: 'not-done', corrects: weeding.id });
    expect((await house.as(musa).call(recordActivity, not)).status).toBe(201);
  });

  test('of Amina’s last season is 1,200 kg that count', async () => {
    const found = await row<{ kilograms: number }>(
      house.pool,
      sql`select sum(kilograms) as kilograms from seasons.harvest h where season_id = ${seasons[0]?.id ?? ''}
            and not exists (select 1 from seasons.harvest c where c.corrects = h.id)`,
    );
    expect(found?.kilograms).toBe(1200);
  });

  test('has an end: no season has more than a phone can show', async () => {
    const full = seasonDraft();
    await house.as(musa).call(registerSeason, full);
    await run(
      house.pool,
      sql`insert into seasons.activity (id, season_id, farm_id, keeper_id, kind, done_on, note, recorded_by, created_at)
          select gen_random_uuid(), ${full.id}::uuid, ${full.farmId}::uuid, ${full.keeperId}::uuid, 'weeding', '2026-05-30',
            '', ${full.keeperId}::uuid, now() from generate_series(1, ${mostRecords})`,
    );
    const { status, body } = await house.as(musa).call(recordActivity, activityDraft(full));
    expect([status, body.code]).toEqual([409, 'too-many-records']);
  });
});
