import { describe, expect, test } from 'vitest';
import { agedWeather, weatherOf } from './cell-weather.ts';
import { cellOf } from './cells.ts';
import type { Forecast } from './model.ts';
import type { Zone } from './zones.ts';

const zone: Zone = { key: 'sudan-savanna', source: 'A test', isEstimate: true };
const cell = cellOf([8.2405, 12.2307]);
const now = new Date('2026-07-01T05:30:00Z');

const forecast: Forecast = {
  elevationMetres: 476,
  days: ['2026-06-30', '2026-07-01', '2026-07-02'].map((day) => ({
    day,
    tmax: 31,
    tmin: 22,
    rain: day === '2026-07-02' ? 55 : 3,
    rainChance: null,
    wind: 3,
    humidityMax: 90,
    humidityMin: 50,
    radiation: 18,
  })),
  hours: Array.from({ length: 36 }, (_, index) => ({
    hour: `2026-07-0${1 + Math.floor(index / 24)}T${String(index % 24).padStart(2, '0')}:00`,
    temperature: 26,
    rain: 0,
    wind: 2,
  })),
};

const said = { forecast, saidAt: new Date('2026-07-01T04:00:00Z'), provider: 'A stand-in' };

test('plots some kilometres from each other share a point of the grid', () => {
  expect(cell).toEqual({ key: '82,122', position: [8.2, 12.2] });
  expect(cellOf([8.2471, 12.2365]).key).toBe('82,122');
  expect(cellOf([8.26, 12.2365]).key).toBe('83,122');
});

describe('the weather of a cell', () => {
  test('leaves out what is over, and says when and by whom the rest was said', () => {
    const seen = weatherOf(cell, zone, said, now);
    expect(seen).toMatchObject({ state: 'fresh', provider: 'A stand-in', saidAt: '2026-07-01T04:00:00.000Z' });
    expect(seen.days.map(({ day }) => day)).toEqual(['2026-07-01', '2026-07-02']);
    expect(seen.alerts.map(({ kind, day }) => [kind, day])).toEqual([['heavy-rain', '2026-07-02']]);
    expect(seen.spray[0]?.from).toBe('2026-07-01T06:00');
    expect(seen.evaporation).toHaveLength(2);
  });

  test('is what the month is usually like where nobody said anything, and no forecast of any day', () => {
    const seen = weatherOf(cell, zone, null, now);
    expect(seen).toMatchObject({ state: 'usual', saidAt: null, days: [], alerts: [] });
    expect(seen.usual).toMatchObject({ zone: 'sudan-savanna', rain: 200, isEstimate: true });
  });

  test('on a phone without a network grows old, then stale, and in the end says nothing', () => {
    const seen = weatherOf(cell, zone, said, now);
    const at = (iso: string) => agedWeather(seen, new Date(iso));
    expect(at('2026-07-01T12:00:00Z')).toMatchObject({ state: 'fresh' });
    expect(at('2026-07-02T08:00:00Z')).toMatchObject({ state: 'old' });
    expect(at('2026-07-02T08:00:00Z').days.map(({ day }) => day)).toEqual(['2026-07-02']);
    expect(at('2026-07-02T08:00:00Z').spray.every(({ until }) => until >= '2026-07-02T09:00')).toBe(true);
    expect(at('2026-07-10T08:00:00Z')).toMatchObject({ state: 'usual', provider: null, days: [], alerts: [] });
    const long = { ...seen, days: seen.days.map((one) => ({ ...one, day: '2026-07-09' })) };
    expect(agedWeather(long, new Date('2026-07-08T08:00:00Z')).state).toBe('stale');
  });
});
