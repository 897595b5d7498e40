import { afterAll, describe, expect, test } from 'vitest';
import {
  listSowingWindows,
  listWeather,
  readCropCalendar,
  readFeedingPlan,
  sowingWindows,
} from '@shuka/domain/advisory';
import { registerSeason, type SeasonDraft } from '@shuka/domain/seasons';
import { recordPrice } from '@shuka/domain/marketplace';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { farms, people, seasons, type WorldPerson } from '#world';
import { mill } from '#world/companies.ts';
import { someGood } from '#world/input-hands.ts';
import { openHouse } from '#world/open-house.ts';
import { priceSeen } from '#world/price-drafts.ts';
import { seasonDraft } from '#world/season-drafts.ts';

/* Nobody forecasts in this house. */
const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, ngozi, bola } = people;
const rains = seasons[2]?.id ?? '';

const sown = async (change: Partial<SeasonDraft>): Promise<string> => {
  const draft = seasonDraft(change);
  expect((await house.as(musa).call(registerSeason, draft)).status).toBe(201);
  return draft.id;
};

const calendar = (seasonId: string, person: WorldPerson = musa) =>
  house.as(person).call(readCropCalendar, { seasonId });

test('when crops are sown is told to anybody as the house began with it, until two admins say otherwise', async () => {
  const { status, body } = await house.visitor().call(listSowingWindows, {});
  expect([status, body.items]).toEqual([200, [expect.objectContaining({ ...sowingWindows.shipped })]]);
});

describe('the calendar of a season does', () => {
  test('go from the day Amina sowed her early maize, in the zone of her LGA', async () => {
    const { status, body } = await calendar(rains, amina);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      crop: 'Maize',
      sownOn: '2026-05-02',
      zone: { key: 'sudan-savanna', isEstimate: true },
      state: 'growing',
      sowing: { state: 'early', span: { from: '07-01', until: '07-14' } },
      harvest: { from: '2026-07-31', until: '2026-08-10', isEstimate: false },
    });
    expect(body.tasks.find(({ says }) => says === 'tasks.secondFertiliser')).toMatchObject({
      from: '2026-05-30',
      until: '2026-06-13',
    });
    expect(body.marks.map(({ mark }) => mark)).toEqual(['emergence', 'yieldStart', 'senescence', 'maturity']);
  });

  test('say plainly that a sowing long past or far ahead cannot be', async () => {
    for (const plantedOn of ['1950-01-01', '2099-12-31']) {
      const { status, body } = await calendar(await sown({ crop: 'Maize', plantedOn }));
      expect([status, body.state, body.tasks, body.marks]).toEqual([200, 'impossible', [], []]);
    }
  });

  test('say of a crop without figures only what is known', async () => {
    const { body } = await calendar(await sown({ crop: 'Zobo' }));
    expect(body).toMatchObject({ stages: [], tasks: [], harvest: null, isEstimate: true });
  });
});

describe('a feeding plan does', () => {
  test('say what to buy for the land of the season and when to give it', async () => {
    const seasonId = await sown({ crop: 'Maize', areaHectares: 0.5, plantedOn: '2026-05-28' });
    const { status, body } = await house.as(musa).call(readFeedingPlan, { seasonId });
    expect(status).toBe(200);
    expect(body).toMatchObject({ basis: 'rate', hectares: 0.5, isPerHectare: false, gainKilograms: null });
    expect(body.buy.map(({ key, bags }) => [key, bags])).toEqual([
      ['npk-15-15-15', 4],
      ['urea', 2],
    ]);
    expect(body.givings.map(({ from }) => from)).toEqual(['2026-05-28', '2026-06-25']);
  });

  test('with a soil test say what it brings, to the manager as well', async () => {
    const seasonId = await sown({ crop: 'Maize' });
    const soil = { ph: '5.5', organicCarbon: '6', phosphorusOlsen: '4', potassium: '2' };
    const { body } = await house.as(chidi).call(readFeedingPlan, { seasonId, ...soil });
    expect(body.basis).toBe('soil-test');
    expect(body.gainKilograms).toBeGreaterThan(500);
  });

  test('say what that is in naira, by what is sold and what maize costs near, and that nobody knows where nobody does', async () => {
    // Amina's land is in the state of the mill that sells, and of the market that Chidi was at.
    const hers = { farmId: farms[0]?.id ?? '', keeperId: amina.accountId };
    const draft = seasonDraft({ ...hers, crop: 'Maize', plantedOn: '2026-05-28' });
    expect((await house.as(amina).call(registerSeason, draft)).status).toBe(201);
    const seasonId = draft.id;
    const soil = { ph: '5.5', organicCarbon: '6', phosphorusOlsen: '4', potassium: '2' };
    const plan = async () => (await house.as(amina).call(readFeedingPlan, { seasonId, ...soil })).body;
    expect(await plan()).toMatchObject({ costKobo: null, worth: null });

    await house.as(chidi).call(recordPrice, priceSeen({ day: '2026-05-30' }));
    const priced = await plan();
    const { incomeKobo } = priced.worth ?? { incomeKobo: 0 };
    expect(priced.worth).toMatchObject({ days: 2, costKobo: null, leftKobo: null });
    expect(priced.worth?.price).toMatchObject({ kiloKobo: 42_500, market: 'Dawanau', source: 'seen' });
    expect(incomeKobo).toBe(Math.round((priced.gainKilograms ?? 0) * 42_500));

    for (const name of ['NPK 15-15-15', 'Urea 46-0-0', 'SSP', 'MOP']) await someGood(house, mill.companyId, { name });
    const bought = await plan();
    expect(bought.buy.map(({ good }) => good?.seller)).not.toContain(undefined);
    const cost = bought.buy.reduce((sum, { kobo }) => sum + (kobo ?? 0), 0);
    expect(bought).toMatchObject({ costKobo: cost, worth: { costKobo: cost, leftKobo: incomeKobo - cost } });
    expect(cost).toBeGreaterThan(0);
  });

  test('say so when nobody measured the land, or no source says a rate', async () => {
    const { body } = await house
      .as(musa)
      .call(readFeedingPlan, { seasonId: await sown({ crop: 'Millet', areaHectares: null }) });
    expect(body).toMatchObject({ hectares: 1, isPerHectare: true });
    const rice = await house.as(musa).call(readFeedingPlan, { seasonId: await sown({ crop: 'Rice' }) });
    expect(rice.body).toMatchObject({ basis: 'none', target: null, buy: [], givings: [] });
  });

  test.each([
    [{ ph: '6' }, 'ph', 'advisory.soilWhole'],
    [{ ph: '-1', organicCarbon: '6', phosphorusOlsen: '4', potassium: '2' }, 'ph', 'advisory.soilWrong'],
    [{ ph: '15', organicCarbon: '6', phosphorusOlsen: '4', potassium: '2' }, 'ph', 'advisory.soilWrong'],
    [{ ph: '6', organicCarbon: 'much', phosphorusOlsen: '4', potassium: '2' }, 'organicCarbon', 'advisory.soilWrong'],
  ])('refuse %j beside its field', async (soil, field, says) => {
    const { status, body } = await house.as(amina).call(readFeedingPlan, { seasonId: rains, ...soil });
    expect(status).toBe(400);
    expect((body as unknown as { errors: { field: string; says: string }[] }).errors).toContainEqual(
      expect.objectContaining({ field }),
    );
    expect(says).not.toBe('');
  });
});

test('without a provider the weather is what the month is usually like, and said to be no forecast', async () => {
  const { status, body } = await house.as(amina).call(listWeather, { keeperId: amina.accountId });
  expect(status).toBe(200);
  expect(body.cells[0]).toMatchObject({ state: 'usual', provider: null, usual: { isEstimate: true } });
});

test('an admin may look, others may not, and a season that is not there is not found', async () => {
  expect((await calendar(rains, ngozi)).status).toBe(200);
  expect((await calendar(rains, bola)).status).toBe(403);
  expect((await calendar(rains, musa)).status).toBe(404);
  expect((await house.as(musa).call(readFeedingPlan, { seasonId: newId() })).status).toBe(404);
});
