import { afterAll, describe, expect, test } from 'vitest';
import { listSeasons, mostSeasons, registerSeason } from '@shuka/domain/seasons';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, run, sql } from '#kit/db.ts';
import { farms, people, plots, seasons } from '#world';
import { openHouse } from '#world/open-house.ts';
import { seasonDraft } from '#world/season-drafts.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima, ngozi, bola } = people;
const [ofAmina = '', ofMusa = ''] = farms.map(({ id }) => id);
const [homePlot = '', , plotOfMusa = ''] = plots.map(({ id }) => id);

describe('registering a season does', () => {
  test('keeps what was said, and begins it', async () => {
    const draft = seasonDraft({ plotId: plotOfMusa, standCount: 40, expectedKilograms: 800.5 });
    const { status, body } = await house.as(musa).call(registerSeason, draft);
    expect(status).toBe(201);
    expect(body).toEqual({ ...draft, endedOn: null, clashes: [], revision: 1, createdAt: expect.any(String) });
  });

  test('by the manager who looks after the keeper, whose it is', async () => {
    const { status, body } = await house.as(chidi).call(registerSeason, seasonDraft());
    expect([status, body.keeperId]).toEqual([201, musa.accountId]);
  });

  test('again, makes one season and the same answer', async () => {
    const draft = seasonDraft();
    const answers = await Promise.all(Array.from({ length: 4 }, () => house.as(musa).call(registerSeason, draft)));
    for (const { status, body } of answers) expect([status, body]).toEqual([201, answers[0]?.body]);
  });

  test('for a day to come: people plan', async () => {
    expect((await house.as(musa).call(registerSeason, seasonDraft({ plantedOn: '2026-06-20' }))).status).toBe(201);
  });
});

describe('registering a season refuses', () => {
  test.each([
    ['no crop', { crop: ' ' }, 'crop', 'seasons.cropRequired'],
    ['no day of planting', { plantedOn: '' }, 'plantedOn', 'seasons.plantedOnRequired'],
    ['a day no calendar has', { plantedOn: '2026-02-30' }, 'plantedOn', 'seasons.plantedOnRequired'],
    ['no land at all', { areaHectares: 0 }, 'areaHectares', 'seasons.areaWrong'],
    ['half a plant', { standCount: 0.5 }, 'standCount', 'seasons.standsWrong'],
    [
      'a harvest before planting',
      { expectedHarvestOn: '2026-05-09' },
      'expectedHarvestOn',
      'seasons.harvestBeforePlanting',
    ],
    ['a plot of another farm', { plotId: homePlot }, 'plotId', 'plots.notThere'],
    ['a plot that is not there', { plotId: newId() }, 'plotId', 'plots.notThere'],
  ])('%s, beside the field', async (_what, change, field, says) => {
    const { status, body } = await house.as(musa).call(registerSeason, seasonDraft(change));
    expect([status, body.errors]).toEqual([400, [{ field, says }]]);
  });

  test.each([
    ['on a farm of someone else', musa, { farmId: ofAmina, keeperId: amina.accountId }],
    ['in the name of someone who does not keep the farm', chidi, { keeperId: amina.accountId }],
    ['by a manager of others', halima, {}],
  ])('one %s, as if the farm were not there', async (_what, person, change) => {
    const { status, body } = await house.as(person).call(registerSeason, seasonDraft(change));
    expect([status, body.code]).toEqual([404, 'not-found']);
  });

  test('the season after the last one that a farm may have', async () => {
    const one = seasonDraft();
    await house.as(musa).call(registerSeason, one);
    await run(
      house.pool,
      sql`insert into seasons.season (id, farm_id, keeper_id, crop, variety, planted_on, revision, created_at)
          select gen_random_uuid(), farm_id, keeper_id, crop, variety, planted_on, 1, now()
          from seasons.season, generate_series(1, ${mostSeasons}) where id = ${one.id}`,
    );
    const { status, body } = await house.as(musa).call(registerSeason, seasonDraft());
    expect([status, body.code]).toEqual([409, 'too-many-seasons']);
    await run(house.pool, sql`update seasons.season set removed_at = now() where farm_id = ${ofMusa}`);
  });
});

describe('the seasons of a farm', () => {
  test('are listed newest first, page by page, for its keeper, her manager and an admin', async () => {
    const ids = seasons
      .map(({ id }) => id)
      .toSorted()
      .toReversed();
    for (const person of [amina, chidi, ngozi]) {
      const { body } = await house.as(person).call(listSeasons, { farmId: ofAmina });
      expect(body.items.map(({ id }) => id)).toEqual(ids);
    }
    const first = await house.as(amina).call(listSeasons, { farmId: ofAmina, limit: '2' });
    const rest = await house.as(amina).call(listSeasons, { farmId: ofAmina, after: first.body.next ?? '' });
    expect([...first.body.items, ...rest.body.items].map(({ id }) => id)).toEqual(ids);
  });

  test('are nobody else’s to see', async () => {
    expect((await house.as(musa).call(listSeasons, { farmId: ofAmina })).status).toBe(404);
    expect((await house.as(bola).call(listSeasons, { farmId: ofAmina })).status).toBe(403);
  });

  test('go to phones as changes of their keeper', async () => {
    const draft = seasonDraft();
    await house.as(chidi).call(registerSeason, draft);
    const noted = await row(house.pool, sql`select scope_id, type, op from sync.change where id = ${draft.id}`);
    expect(noted).toEqual({ scope_id: musa.accountId, type: 'season', op: 'put' });
  });
});
