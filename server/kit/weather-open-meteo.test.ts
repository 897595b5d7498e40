import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerJson, startLoopback, type Arrived } from './loopback.ts';
import { openMeteoWeather } from './weather-open-meteo.ts';
import { toldFailure } from './told-failure.ts';

/** As Open-Meteo's documentation shows an answer, with the nulls that its models leave at the end. */
const said = {
  latitude: 12.0625,
  longitude: 8.5,
  generationtime_ms: 0.1,
  utc_offset_seconds: 3600,
  timezone: 'Africa/Lagos',
  timezone_abbreviation: 'WAT',
  elevation: 476,
  daily_units: { time: 'iso8601', temperature_2m_max: '°C', precipitation_sum: 'mm', wind_speed_10m_max: 'm/s' },
  daily: {
    time: ['2026-06-01', '2026-06-02'],
    temperature_2m_max: [36.4, null],
    temperature_2m_min: [24.9, 25.1],
    precipitation_sum: [0, 12.3],
    precipitation_probability_max: [5, null],
    wind_speed_10m_max: [5.1, 4.4],
    relative_humidity_2m_max: [70, 88],
    relative_humidity_2m_min: [25, 40],
    shortwave_radiation_sum: [22.4, null],
  },
  hourly_units: { time: 'iso8601', temperature_2m: '°C' },
  hourly: {
    time: ['2026-06-01T00:00', '2026-06-01T01:00'],
    temperature_2m: [27, null],
    precipitation: [0, 0],
    wind_speed_10m: [2.2, 2.1],
  },
};

let answer: (arrived: Arrived, response: ServerResponse) => void;
let server: Awaited<ReturnType<typeof startLoopback>>;

beforeEach(async () => {
  answer = (_, response) => answerJson(response, 200, said);
  server = await startLoopback((arrived, response) => answer(arrived, response));
});
afterEach(() => server.close());

const ask = (places: readonly (readonly [number, number])[], timeoutMs?: number) =>
  openMeteoWeather({
    baseUrl: `${server.baseUrl}/`,
    apiKey: 'sEcret',
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  }).forecast(places);

describe('the weather of Open-Meteo', () => {
  test('is asked for by the place, in Nigeria’s time and metres a second, with the key of the account', async () => {
    await ask([[8.5, 12.1]]);
    const [arrived] = server.arrivals;
    expect(arrived?.url.pathname).toBe('/v1/forecast');
    expect(Object.fromEntries(arrived?.url.searchParams ?? [])).toMatchObject({
      latitude: '12.1',
      longitude: '8.5',
      timezone: 'Africa/Lagos',
      wind_speed_unit: 'ms',
      apikey: 'sEcret',
    });
  });

  test('is read day by day and hour by hour, and what it does not say stays unsaid', async () => {
    const [weather] = await ask([[8.5, 12.1]]);
    expect(weather?.elevationMetres).toBe(476);
    expect(weather?.days[1]).toEqual({
      day: '2026-06-02',
      tmax: null,
      tmin: 25.1,
      rain: 12.3,
      rainChance: null,
      wind: 4.4,
      humidityMax: 88,
      humidityMin: 40,
      radiation: null,
    });
    expect(weather?.hours[1]).toEqual({ hour: '2026-06-01T01:00', temperature: null, rain: 0, wind: 2.1 });
  });

  test('of several places comes in one answer, in their order; of none nobody is asked', async () => {
    answer = (_, response) => answerJson(response, 200, [said, { ...said, elevation: 1200 }]);
    const both = await ask([
      [8.5, 12.1],
      [8.9, 9.9],
    ]);
    expect(both.map(({ elevationMetres }) => elevationMetres)).toEqual([476, 1200]);
    expect(await ask([])).toEqual([]);
    expect(server.arrivals).toHaveLength(1);
  });

  test('with whole lists left out or null is a forecast that says less', async () => {
    const { time, temperature_2m_min } = said.daily;
    answer = (_, response) =>
      answerJson(response, 200, { daily: { time, temperature_2m_min, precipitation_sum: null }, elevation: null });
    const [weather] = await ask([[8.5, 12.1]]);
    expect(weather).toMatchObject({
      elevationMetres: null,
      hours: [],
      days: [{ tmin: 24.9, rain: null, tmax: null }, {}],
    });
  });

  test.each([
    [
      'a refusal',
      400,
      '{"error":true,"reason":"Latitude must be in range. Given: sEcret"}',
      'open-meteo: refused, HTTP 400',
    ],
    ['too many questions', 429, '{"error":true,"reason":"Minutely API request limit exceeded."}', 'refused, HTTP 429'],
    ['a page instead of JSON', 200, '<!doctype html>', 'answered nothing readable, HTTP 200'],
    [
      'text where numbers belong',
      200,
      '{"daily":{"time":["2026-06-01"],"precipitation_sum":["wet"]}}',
      'nothing readable',
    ],
    ['a day no calendar has', 200, '{"daily":{"time":["tomorrow"]}}', 'nothing readable'],
    ['fewer places than were asked for', 200, '[]', 'nothing readable'],
    ['an error of theirs', 500, '', 'answered nothing readable, HTTP 500'],
  ])('fails on %s, and never says the key', async (_, status, body, says) => {
    answer = (_arrived, response) => response.writeHead(status).end(body);
    const told = await toldFailure(ask([[8.5, 12.1]]));
    expect(told).toContain(says);
    expect(told).not.toContain('sEcret');
  });

  test('fails when it stays silent and when nobody is there', async () => {
    answer = () => undefined;
    expect(await toldFailure(ask([[8.5, 12.1]], 50))).toContain('open-meteo: no answer in time');
    await server.close();
    expect(await toldFailure(ask([[8.5, 12.1]]))).toContain('open-meteo: cannot be reached');
  });
});
