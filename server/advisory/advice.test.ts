import { afterAll, describe, expect, test } from 'vitest';
import { readMyData } from '@shuka/domain/accounts';
import { listAdvice, listWeather, recordScouting } from '@shuka/domain/advisory';
import { endSeason, recordActivity, registerSeason } from '@shuka/domain/seasons';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { row, run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { openHouse } from '#world/open-house.ts';
import { scoutingDraft } from '#world/scouting-drafts.ts';
import { activityDraft, seasonDraft } from '#world/season-drafts.ts';
import { openSkies, sprayingWeather } from '#world/skies.ts';
import { jobsOf, refreshAdvice, tellAlerts } from './index.ts';
import { watchSprays } from './watch-sprays.ts';

const skies = await openSkies('2026-06-01');
const house = await openHouse({ weather: skies.provider });
afterAll(async () => {
  await house.close();
  await skies.close();
});

const { amina, musa, chidi, bola } = people;
const today = (): string => dayOf(house.clock.now());

const adviceFor = async (keeper: WorldPerson, asker: WorldPerson = keeper) => {
  const browser = await house.signIn(asker);
  const { status, body } = await browser.call(listAdvice, { keeperId: keeper.accountId });
  expect(status).toBe(200);
  return body.items;
};

type Night = { step: string; seasons: number; sowings: number; changed: number };

const night = async (): Promise<Night> => {
  await refreshAdvice(house.services);
  const told = await row<Night>(
    house.pool,
    sql`select step, seasons, sowings, changed from advisory.advice_night where day = ${today()}`,
  );
  if (told === null) throw new Error('there was no night');
  return told;
};

/** So much rain is forecast everywhere, so many days ahead. */
const forecast = (ahead: readonly number[], rainOf: (ahead: number) => number) => {
  const usual = { tmax: 31, tmin: 22, rainChance: 60, wind: 4, humidityMax: null, humidityMin: null, radiation: null };
  const days = ahead.map((count) => ({ ...usual, day: addDays(today(), count), rain: rainOf(count) }));
  return run(
    house.pool,
    sql`update advisory.weather_cell set said_at = ${house.clock.now()}, provider = 'Skies',
          forecast = ${JSON.stringify({ elevationMetres: 476, days, hours: [] })}::jsonb`,
  );
};

const toNextNight = (): void => house.clock.move({ seconds: 86_400 });

const maize = seasonDraft({ crop: 'Maize', variety: '', plantedOn: addDays(today(), -20) });
const alike = seasonDraft({ crop: 'Masara', variety: '', plantedOn: addDays(today(), -20) });

test('is there for whoever has to do with the farmer, and comes up each night', async () => {
  for (const draft of [maize, alike]) expect((await house.as(musa).call(registerSeason, draft)).status).toBe(201);
  const keeperId = amina.accountId;
  expect((await house.as(bola).call(listAdvice, { keeperId })).status).toBe(403);
  expect((await house.as(musa).call(listAdvice, { keeperId })).status).toBe(404);
  expect(jobsOf(house.services)).toContainEqual(expect.objectContaining({ name: 'advisory.refresh-advice' }));
  expect((await adviceFor(musa)).map(({ advice }) => advice)).toEqual([null, null]);
});

describe('what all sowings alike are told is', () => {
  test('computed once for them, and shown to their farmer and the manager', async () => {
    expect(await night()).toMatchObject({ step: 'done' });
    const kept = await row<{ sowings: number }>(
      house.pool,
      sql`select count(distinct advice_id) as sowings from advisory.told_season
          where season_id in (${maize.id}, ${alike.id})`,
    );
    expect(kept?.sowings).toBe(1);
    const items = await adviceFor(musa, chidi);
    expect(items).toHaveLength(2);
    for (const { advice } of items) {
      expect(advice).toMatchObject({ state: 'growing', alerts: [] });
      expect(advice?.tasks.map(({ says }) => says)).toContain('tasks.armyworm');
    }
  });

  test('not written again by a night in which nothing changed, and goes with the weather in one in which it did', async () => {
    const [before] = await adviceFor(musa);
    await house.as(musa).call(listWeather, { keeperId: musa.accountId });
    await forecast([2, 3], (ahead) => (ahead === 3 ? 80 : 0));
    toNextNight();
    expect((await night()).changed).toBeGreaterThan(0);
    const [after] = await adviceFor(musa);
    expect(after?.advice?.alerts).toEqual([{ kind: 'heavy-rain', day: addDays(today(), 2), value: 80 }]);
    expect(after?.changedAt).not.toBe(before?.changedAt);

    await run(house.pool, sql`delete from advisory.advice_night`);
    expect(await night()).toMatchObject({ step: 'done', changed: 0 });
    expect((await adviceFor(musa))[0]?.changedAt).toBe(after?.changedAt);
  });

  test('told to their farmer by day, once, in one text', async () => {
    const texts = (): string[] =>
      house.post
        .all(musa.phone)
        .map(({ text }) => text)
        .filter((text) => text.startsWith('Shuka, weather: '));
    const rainy = formatDate(addDays(today(), 2), 'en');
    house.clock.move({ hours: 12 });
    await tellAlerts(house.services);
    expect(texts()).toEqual([]); // it is ten at night
    house.clock.move({ hours: 12 });
    await tellAlerts(house.services);
    const rain = `Shuka, weather: heavy rain on ${rainy}, 80 mm. Likely, not sure.`;
    expect(texts()).toEqual([rain]);
    await night();
    await tellAlerts(house.services);
    expect(texts()).toEqual([rain]);

    // A dry spell begins a day later every night that it goes on: it is one, and told once.
    const dry = Array.from({ length: 12 }, (_, ahead) => ahead + 1);
    await forecast(dry, () => 0);
    for (let nights = 0; nights < 2; nights += 1) {
      toNextNight();
      await night();
      await tellAlerts(house.services);
    }
    expect(texts().slice(0, -1)).toEqual([expect.stringMatching(/^Shuka, weather: no rain for 7 days from/)]);
    const queued = await row<{ told: number }>(
      house.pool,
      sql`select count(*) as told from advisory.alert_notice where account_id = ${musa.accountId} and taken_at is not null`,
    );
    expect(queued?.told).toBe(2);
    expect((await (await house.signIn(musa)).call(readMyData, {})).text).toContain('dry-spell');
  });

  test('is followed by a word to whoever is to spray, once, when a day they counted on is lost', async () => {
    const skiesSay = (rain: number) =>
      run(
        house.pool,
        sql`update advisory.weather_cell set said_at = ${house.clock.now()},
              forecast = ${JSON.stringify(sprayingWeather(today(), rain))}::jsonb`,
      );
    const told = (): string[] =>
      house.post.all(musa.phone).flatMap(({ text }) => (text.includes('to spray') ? [text] : []));
    const look = async (rain: number): Promise<void> => {
      await skiesSay(rain);
      await watchSprays(house.services);
      await tellAlerts(house.services);
    };
    await look(0);
    await look(3);
    expect(told()).toEqual([]); // nobody is to spray
    const farmer = await house.signIn(musa);
    const walk = scoutingDraft(maize, { scoutedOn: today(), hits: [5, 6, 4, 5, 5] });
    expect((await farmer.call(recordScouting, walk)).status).toBe(201);
    await look(0);
    expect(told()).toEqual([]);
    await look(3);
    const day = formatDate(addDays(today(), 1), 'en');
    expect(told()).toEqual([`Shuka, weather: no good hour to spray on ${day} any more. Likely, not sure.`]);
    await look(0);
    await look(3);
    expect(told()).toHaveLength(1);
    await farmer.call(recordActivity, activityDraft(maize, { kind: 'spraying', doneOn: today() }));
    house.clock.move({ hours: 24 });
    await look(0);
    await look(3);
    expect(told()).toHaveLength(1);
    expect(await row(house.pool, sql`select 1 from advisory.spray_day where day < ${today()}`)).toBeNull();
  });

  test('gone on with where a server that stopped had left it', async () => {
    toNextNight();
    await run(
      house.pool,
      sql`insert into advisory.advice_night (day, step, after, began_at)
          values (${today()}, 'advice', '', ${house.clock.now()})`,
    );
    expect(await night()).toMatchObject({ step: 'done', seasons: 0 });
  });

  test('let go of when the season ends, and with the last of them', async () => {
    for (const { id } of [maize, alike]) {
      const browser = await house.signIn(musa);
      const { status } = await browser.call(endSeason, { seasonId: id, endedOn: today() });
      expect(status).toBeLessThan(300);
    }
    toNextNight();
    await night();
    const left = await row<{ tied: number; untold: number }>(
      house.pool,
      sql`select (select count(*) from advisory.told_season where season_id in (${maize.id}, ${alike.id})) as tied,
            (select count(*) from advisory.advice a
              where not exists (select 1 from advisory.told_season t where t.advice_id = a.id)) as untold`,
    );
    expect(left).toEqual({ tied: 0, untold: 0 });
  });
});
