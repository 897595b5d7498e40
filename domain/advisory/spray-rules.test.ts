import { expect, test } from 'vitest';
import type { Forecast, ForecastHour } from './model.ts';
import { lostSprays, sprayDays } from './spray-rules.ts';

const days = ['2026-06-01', '2026-06-02', '2026-06-05'];

/** Good hours all of each day, but where it is said otherwise. */
const saidOf = (change: (hour: string) => Partial<ForecastHour> = () => ({})): Forecast => ({
  elevationMetres: null,
  days: [],
  hours: days.flatMap((day) =>
    Array.from({ length: 24 }, (_, clock) => {
      const hour = `${day}T${String(clock).padStart(2, '0')}:00`;
      return { hour, temperature: 26, rain: 0, wind: 2, ...change(hour) };
    }),
  ),
});

const on =
  (day: string, change: Partial<ForecastHour>) =>
  (hour: string): Partial<ForecastHour> =>
    hour.startsWith(day) ? change : {};

/** Eight in the morning in Nigeria. */
const now = new Date('2026-06-01T07:00:00Z');
const counted = sprayDays(saidOf(), now);

test('days to spray are those that can be foreseen, until their last good hour', () => {
  expect(counted).toEqual([
    { day: '2026-06-01', until: '2026-06-01T17:00' },
    { day: '2026-06-02', until: '2026-06-02T17:00' },
  ]);
});

test('a day is lost once rain or wind leaves no good hour of it', () => {
  expect(lostSprays(counted, saidOf(), now)).toEqual([]);
  expect(lostSprays(counted, saidOf(on('2026-06-02', { rain: 2 })), now)).toEqual(['2026-06-02']);
  expect(lostSprays(counted, saidOf(on('2026-06-01T1', { wind: 9 })), now)).toEqual([]);
  expect(lostSprays(counted, saidOf(on('2026-06-01', { wind: 9 })), now)).toEqual(['2026-06-01']);
});

test('nothing is lost that is over, nor by what nobody says', () => {
  const evening = new Date('2026-06-01T17:10:00Z');
  expect(lostSprays(counted, saidOf(on('2026-06-01', { rain: 2 })), evening)).toEqual([]);
  expect(lostSprays(counted, saidOf(on('2026-06-02', { rain: null })), now)).toEqual([]);
  expect(lostSprays(counted, saidOf(on('2026-06-02T20', { wind: null, rain: 9 })), now)).toEqual([]);
  expect(lostSprays(counted, { ...saidOf(), hours: [] }, now)).toEqual([]);
});
