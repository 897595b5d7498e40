import { afterAll, describe, expect, test } from 'vitest';
import { listWeather } from '@shuka/domain/advisory';
import { answerJson } from '#kit/loopback.ts';
import { row, run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import type { Browser } from '#world/browser.ts';
import { openHouse } from '#world/open-house.ts';
import { openSkies } from '#world/skies.ts';
import { jobsOf } from './refresh-weather.ts';

const skies = await openSkies('2026-06-01');
const house = await openHouse({ weather: skies.provider });
afterAll(async () => {
  await house.close();
  await skies.close();
});

const { amina, musa, chidi, bola, halima } = people;

/** Who is signed in now: a session ends while days go by. */
const browsers = new Map<WorldPerson, Browser>();

const later = (seconds: number): void => {
  house.clock.move({ seconds });
  browsers.clear();
};

const of = async (person: WorldPerson = amina, keeper: WorldPerson = person) => {
  const browser = browsers.get(person) ?? (await house.signIn(person));
  browsers.set(person, browser);
  const { status, body } = await browser.call(listWeather, { keeperId: keeper.accountId });
  expect(status).toBe(200);
  return body;
};

const refresh = async (): Promise<void> => {
  const [job] = jobsOf(house.services);
  await job?.work({});
};

test('refuses whoever has nothing to do with the farmer', async () => {
  const keeperId = amina.accountId;
  expect((await house.as(bola).call(listWeather, { keeperId })).status).toBe(403);
  expect((await house.as(halima).call(listWeather, { keeperId })).status).toBe(404);
  expect((await house.anyone.call(listWeather, { keeperId })).status).toBe(401);
});

describe('the weather of Amina’s plots does', () => {
  test('come from the provider the first time, one question for all her plots in a cell', async () => {
    const { places, cells } = await of();
    expect(places.map(({ name, cell }) => [name, cell])).toEqual([
      ['Plot by the stream', '82,122'],
      ['Home plot', '82,122'],
    ]);
    expect(cells).toHaveLength(1);
    expect(cells[0]).toMatchObject({ state: 'fresh', provider: 'Open-Meteo.com (CC BY 4.0)', position: [8.2, 12.2] });
    expect(skies.arrivals).toHaveLength(1);
  });

  test('say rain, alerts, hours to spray in and what the grass drinks, each by its rule', async () => {
    const [cell] = (await of()).cells;
    expect(cell?.days[0]).toMatchObject({ tmax: 31, rain: 4, wind: 4 });
    expect(cell?.days.at(-1)).toMatchObject({ tmax: null, rain: null });
    expect(cell?.alerts.map(({ kind, value }) => [kind, value])).toEqual([['heavy-rain', 62]]);
    expect(cell?.spray[0]?.from).toMatch(/T06:00$|T\d\d:00$/);
    expect(cell?.evaporation[0]).toMatchObject({ method: 'penman-monteith', isRadiationTold: false });
    expect(cell?.usual).toMatchObject({ zone: 'sudan-savanna', isEstimate: true });
  });

  test('come from what is kept the next time, for her manager too', async () => {
    const before = skies.arrivals.length;
    expect((await of(chidi, musa)).places.length).toBeGreaterThan(0);
    expect((await of()).cells[0]?.state).toBe('fresh');
    const asked = skies.arrivals.slice(before).map(({ url }) => url.searchParams.get('latitude'));
    expect(asked).not.toContain('12.2');
  });

  test('lie in the LGA of a farm without a plot', async () => {
    await run(
      house.pool,
      sql`update farms.plot set removed_at = ${house.clock.now()} where keeper_id = ${musa.accountId}`,
    );
    const { places } = await of(musa);
    expect(places).toMatchObject([{ plotId: null, name: 'Zaria road farm' }]);
  });
});

describe('when the provider is not as it should be', () => {
  test('away, what was said before stands with its age, and is asked for again once it is back', async () => {
    skies.become((_, response) => answerJson(response, 503, { error: true, reason: 'down' }));
    later(14 * 3600);
    expect((await of()).cells[0]).toMatchObject({ state: 'old', saidAt: expect.any(String) });
    await refresh();
    expect((await of()).cells[0]?.state).toBe('old');
    const isLogged = (): boolean => house.errors.some(({ words }) => words === 'the weather could not be asked for');
    await expect.poll(isLogged).toBe(true);

    skies.become(null);
    later(600);
    await refresh();
    expect((await of()).cells[0]?.state).toBe('fresh');
  });

  test('away for days, its forecast is called stale, and once it is over what is usual takes its place', async () => {
    skies.become((_, response) => response.destroy());
    later(4 * 86_400);
    expect((await of()).cells[0]?.state).toBe('stale');
    later(30 * 86_400);
    expect((await of()).cells[0]).toMatchObject({ state: 'usual', provider: null, days: [], alerts: [], spray: [] });
    expect((await of()).cells[0]?.usual.rain).toBeGreaterThan(0);
    skies.become(null);
  });

  test('what cannot be read any more is as if it had not been said', async () => {
    await run(
      house.pool,
      sql`update advisory.weather_cell set forecast = '{"days":"wet"}'::jsonb where said_at is not null`,
    );
    skies.become((_, response) => response.end('<!doctype html>'));
    later(600);
    expect((await of()).cells[0]?.state).toBe('usual');
    skies.become(null);
  });
});

test('what nobody asked for in a fortnight is not asked for any more', async () => {
  later(20 * 86_400);
  const before = skies.arrivals.length;
  await refresh();
  expect(skies.arrivals).toHaveLength(before);
  const kept = await row<{ total: number }>(house.pool, sql`select count(*) as total from advisory.weather_cell`);
  expect(kept?.total).toBeGreaterThan(0);
});
