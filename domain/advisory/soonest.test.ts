import { describe, expect, test } from 'vitest';
import { anyZone, cellOf, soonestOf, weatherOf, type CellWeather } from './index.ts';

const now = new Date('2026-06-01T08:00:00Z');
const usual = weatherOf(cellOf([8.2, 12.2]), anyZone, null, now);

const said = (change: Partial<CellWeather>): CellWeather => ({
  ...usual,
  state: 'fresh',
  saidAt: '2026-06-01T07:00:00.000Z',
  provider: 'Open-Meteo.com',
  ...change,
});

const rain = (day: string, value: number) =>
  ({ kind: 'heavy-rain', day, value, limit: 50, source: 'Estimate' }) as const;

describe('what a farmer should know first', () => {
  test('is the soonest of each kind, and the strongest of a day, over all the plots', () => {
    const heat = { kind: 'heat', day: '2026-06-02', value: 39, limit: 38, source: 'Estimate' } as const;
    const cells = [
      said({ alerts: [rain('2026-06-04', 90), rain('2026-06-03', 55)] }),
      said({ alerts: [heat, rain('2026-06-03', 70)], saidAt: '2026-06-01T05:00:00.000Z' }),
    ];
    expect(soonestOf(cells)).toEqual({
      alerts: [heat, rain('2026-06-03', 70)],
      spray: null,
      saidAt: '2026-06-01T05:00:00.000Z',
      isStale: false,
    });
  });

  test('holds no warning of a forecast that is too old, but says how old it is', () => {
    const spray = [{ from: '2026-06-01T06:00', until: '2026-06-01T09:00' }];
    const stale = said({ state: 'stale', alerts: [rain('2026-06-03', 55)], spray });
    expect(soonestOf([stale])).toMatchObject({ alerts: [], spray: null, isStale: true });
    expect(soonestOf([stale, said({ spray })])).toMatchObject({ spray: spray[0], isStale: false });
  });

  test('is nothing where nobody forecasts', () => {
    expect(soonestOf([usual])).toBeNull();
    expect(soonestOf([])).toBeNull();
  });
});
