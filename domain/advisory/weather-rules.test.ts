import { describe, expect, test } from 'vitest';
import type { ForecastDay, ForecastHour } from './model.ts';
import { alertsOf, evaporationOf, freshnessOf, fromNow, sprayWindows } from './weather-rules.ts';

const day = (on: number, change: Partial<ForecastDay> = {}): ForecastDay => ({
  day: `2026-07-${String(on).padStart(2, '0')}`,
  tmax: 31,
  tmin: 22,
  rain: 4,
  rainChance: 60,
  wind: 4,
  humidityMax: 95,
  humidityMin: 60,
  radiation: 18,
  ...change,
});

const hour = (clock: number, change: Partial<ForecastHour> = {}): ForecastHour => ({
  hour: `2026-07-01T${String(clock).padStart(2, '0')}:00`,
  temperature: 26,
  rain: 0,
  wind: 2,
  ...change,
});

const wholeDay = (change: (clock: number) => Partial<ForecastHour>): ForecastHour[] =>
  Array.from({ length: 24 }, (_, clock) => hour(clock, change(clock)));

const nothing = { tmax: null, tmin: null, rain: null, rainChance: null, wind: null } as const;

describe('alerts', () => {
  test('warn of heavy rain, heat and strong wind from their limits on, the soonest first, with the source', () => {
    const seen = alertsOf([day(1, { tmax: 38 }), day(2, { rain: 49.9 }), day(3, { rain: 50, wind: 10.8 })]);
    expect(seen.map(({ kind, day: on, value }) => [kind, on, value])).toEqual([
      ['heat', '2026-07-01', 38],
      ['heavy-rain', '2026-07-03', 50],
      ['strong-wind', '2026-07-03', 10.8],
    ]);
    expect(seen.every(({ source }) => source !== '')).toBe(true);
  });

  test('warn of seven dry days in a row, which a day nobody said anything of breaks', () => {
    const dry = Array.from({ length: 8 }, (_, index) => day(index + 1, { rain: 0.4 }));
    expect(alertsOf(dry)).toMatchObject([{ kind: 'dry-spell', day: '2026-07-01', value: 7 }]);
    expect(alertsOf(dry.with(3, day(4, { rain: null })))).toEqual([]);
  });

  test('nothing that was not said is a reason to warn', () => {
    expect(alertsOf([day(1, nothing)])).toEqual([]);
    expect(alertsOf([])).toEqual([]);
  });
});

describe('hours to spray in', () => {
  test('are calm, cool daylight that stays dry for six hours', () => {
    const hours = wholeDay((clock) => ({ temperature: clock < 10 ? 26 : 33 }));
    expect(sprayWindows(hours)).toEqual([{ from: '2026-07-01T06:00', until: '2026-07-01T09:00' }]);
    expect(sprayWindows(wholeDay((clock) => ({ rain: clock === 12 ? 3 : 0 })))[0]).toEqual({
      from: '2026-07-01T06:00',
      until: '2026-07-01T06:00',
    });
  });

  test('are none in still air, in strong wind, nor when something is not said', () => {
    expect(sprayWindows(wholeDay(() => ({ wind: 0.5 })))).toEqual([]);
    expect(sprayWindows(wholeDay(() => ({ wind: 5 })))).toEqual([]);
    expect(sprayWindows(wholeDay(() => ({ wind: null })))).toEqual([]);
    expect(sprayWindows(wholeDay(() => ({ rain: null })))).toEqual([]);
    expect(sprayWindows([])).toEqual([]);
  });
});

test('a forecast is fresh, then old, then stale; days and hours that are over are not shown', () => {
  const said = new Date('2026-07-01T06:00:00Z');
  const after = (hours: number) => freshnessOf(said, new Date(said.getTime() + hours * 3_600_000));
  expect([after(12), after(13), after(72), after(73)]).toEqual(['fresh', 'old', 'old', 'stale']);
  const forecast = { elevationMetres: 476, days: [day(1), day(2)], hours: [hour(8), hour(9)] };
  const left = fromNow(forecast, '2026-07-02', '2026-07-01T09:00');
  expect([left.days.length, left.hours.length]).toEqual([1, 1]);
});

test('what the grass drinks is told of each day whose warmth is known, and by which reckoning', () => {
  const days = [day(1), day(2, { wind: null }), day(3, { tmax: null })];
  const seen = evaporationOf({ elevationMetres: 476, days, hours: [] }, 12);
  expect(seen.map(({ day: on, method }) => [on, method])).toEqual([
    ['2026-07-01', 'penman-monteith'],
    ['2026-07-02', 'hargreaves'],
  ]);
  expect(seen[0]?.mm).toBeGreaterThan(3);
});
