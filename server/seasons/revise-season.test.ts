import { afterAll, describe, expect, test } from 'vitest';
import { endSeason, registerSeason, reviseSeason, settleSeason } from '@shuka/domain/seasons';
import { people, plots } from '#world';
import { openHouse } from '#world/open-house.ts';
import { seasonDraft } from '#world/season-drafts.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima } = people;
const [plotOfAmina = ''] = plots.map(({ id }) => id);

const someSeason = async () => (await house.as(musa).call(registerSeason, seasonDraft())).body;

const crop = (was: string, becomes: string) => ({ was: { crop: was }, becomes: { crop: becomes } });

describe('revising a season does', () => {
  test('changes what was said and nothing else', async () => {
    const season = await someSeason();
    const { body } = await house.as(musa).call(reviseSeason, { seasonId: season.id, ...crop('Sorghum', 'Millet') });
    expect(body).toEqual({ ...season, crop: 'Millet', revision: 2 });
  });

  test('of two changes of different fields, keeps both', async () => {
    const season = await someSeason();
    const area = { was: { areaHectares: 1 }, becomes: { areaHectares: 1.5 } };
    await house.as(chidi).call(reviseSeason, { seasonId: season.id, ...area });
    const { body } = await house.as(musa).call(reviseSeason, { seasonId: season.id, ...crop('Sorghum', 'Millet') });
    expect(body).toMatchObject({ crop: 'Millet', areaHectares: 1.5, clashes: [] });
  });

  test('of two changes of one field, lets the later stand and keeps the other in the row, with who said which', async () => {
    const season = await someSeason();
    await house.as(chidi).call(reviseSeason, { seasonId: season.id, ...crop('Sorghum', 'Millet') });
    const { body } = await house.as(musa).call(reviseSeason, { seasonId: season.id, ...crop('Sorghum', 'Rice') });
    const [nowBy, otherBy] = [musa.accountId, chidi.accountId];
    const clash = { field: 'crop', now: { crop: 'Rice' }, other: { crop: 'Millet' }, nowBy, otherBy };
    expect(body).toMatchObject({ crop: 'Rice', clashes: [{ ...clash, at: expect.any(String) }] });
  });
});

describe('revising a season refuses', () => {
  test.each([
    [
      'a harvest before planting',
      { expectedHarvestOn: '2026-05-01' },
      'expectedHarvestOn',
      'seasons.harvestBeforePlanting',
    ],
    ['a plot of another farm', { plotId: plotOfAmina }, 'plotId', 'plots.notThere'],
    ['a crop without a name', { crop: '' }, 'becomes.crop', 'seasons.cropRequired'],
  ])('%s, beside the field', async (_what, becomes, field, says) => {
    const season = await someSeason();
    const { status, body } = await house.as(musa).call(reviseSeason, { seasonId: season.id, was: {}, becomes });
    expect([status, body.errors]).toEqual([400, [{ field, says }]]);
  });

  test('a season of someone else', async () => {
    const season = await someSeason();
    for (const person of [amina, halima]) {
      const change = { seasonId: season.id, ...crop('Sorghum', 'Millet') };
      expect((await house.as(person).call(reviseSeason, change)).status).toBe(404);
    }
  });
});

describe('choosing of two values', () => {
  const clashing = async () => {
    const season = await someSeason();
    await house.as(chidi).call(reviseSeason, { seasonId: season.id, ...crop('Sorghum', 'Millet') });
    await house.as(musa).call(reviseSeason, { seasonId: season.id, ...crop('Sorghum', 'Rice') });
    return season.id;
  };

  test('does: the one that stands stays', async () => {
    const choice = { seasonId: await clashing(), field: 'crop', choice: 'now' };
    expect((await house.as(chidi).call(settleSeason, choice)).body).toMatchObject({ crop: 'Rice', clashes: [] });
  });

  test('does: the other comes to stand', async () => {
    const choice = { seasonId: await clashing(), field: 'crop', choice: 'other' };
    expect((await house.as(musa).call(settleSeason, choice)).body).toMatchObject({ crop: 'Millet', clashes: [] });
  });

  test('does: of two choices the first stands, the second changes nothing', async () => {
    const seasonId = await clashing();
    const choose = (choice: string) => house.as(musa).call(settleSeason, { seasonId, field: 'crop', choice });
    const first = await choose('now');
    expect((await choose('other')).body).toEqual(first.body);
  });

  test('refuses a field that seasons do not have', async () => {
    const choice = { seasonId: await clashing(), field: 'colour', choice: 'now' };
    expect((await house.as(musa).call(settleSeason, choice)).status).toBe(400);
  });
});

describe('ending a season', () => {
  test('does, and opens it again', async () => {
    const { id: seasonId } = await someSeason();
    const end = (endedOn: string | null) => house.as(musa).call(endSeason, { seasonId, endedOn });
    expect((await end('2026-05-31')).body.endedOn).toBe('2026-05-31');
    expect((await end(null)).body.endedOn).toBeNull();
  });

  test.each([
    ['before planting', '2026-05-09', 'seasons.endBeforePlanting'],
    ['on a day to come', '2026-06-05', 'seasons.inFuture'],
    ['on no day', 'soon', 'seasons.endedOnRequired'],
  ])('refuses to end it %s', async (_what, endedOn, says) => {
    const { id: seasonId } = await someSeason();
    const { status, body } = await house.as(musa).call(endSeason, { seasonId, endedOn });
    expect([status, body.errors]).toEqual([400, [{ field: 'endedOn', says }]]);
  });
});
