import { describe, expect, test } from 'vitest';
import { states } from '#kit/nigeria.ts';
import { placeCentre } from '#kit/lga-centres.ts';
import { cropCalendar } from './calendar.ts';
import { climateEdition, usualMonth } from './climate.ts';
import { zoneKeys, zoneOf, zonesOfState, type Zone } from './zones.ts';

const north: Zone = { key: 'northern-guinea-savanna', source: 'A test', isEstimate: false };
const season = { crop: 'Maize', variety: 'SAMMAZ 32', plantedOn: '2026-06-28', endedOn: null };

describe('the calendar of a season', () => {
  test('goes from the day it was truly sown, by its own variety', () => {
    const seen = cropCalendar(season, north, '2026-08-01');
    expect(seen).toMatchObject({ state: 'growing', age: 34, stage: 'development', sowing: { state: 'in-time' } });
    expect(seen.harvest).toMatchObject({ from: '2026-09-21', until: '2026-09-21' });
    expect(seen.stages.map(({ stage, from, until }) => [stage, from, until])).toEqual([
      ['initial', '2026-06-28', '2026-07-11'],
      ['development', '2026-07-12', '2026-08-03'],
      ['middle', '2026-08-04', '2026-08-31'],
      ['late', '2026-09-01', '2026-09-20'],
    ]);
    const feeding = seen.tasks.filter(({ activity }) => activity === 'fertilising');
    expect(feeding.map(({ says, from, until }) => [says, from, until])).toEqual([
      ['tasks.firstFertiliser', '2026-06-28', '2026-07-12'],
      ['tasks.secondFertiliser', '2026-07-26', '2026-08-09'],
    ]);
    expect(feeding.every(({ source }) => source !== '')).toBe(true);
  });

  test('says when a crop was sown early or late for its zone, and nothing where nobody said', () => {
    const on = (plantedOn: string, crop = 'Maize') =>
      cropCalendar({ ...season, plantedOn, crop }, north, plantedOn).sowing.state;
    expect([on('2026-05-01'), on('2026-07-07'), on('2026-07-08'), on('2026-07-01', 'Yam')]).toEqual([
      'early',
      'in-time',
      'late',
      'unknown',
    ]);
  });

  test('in heat a crop reaches its marks sooner than in what is usual', () => {
    const usual = cropCalendar(season, north, '2026-08-01').marks;
    const hot = Array.from({ length: 28 }, (_, index) => ({
      day: `2026-07-${String(index + 1).padStart(2, '0')}`,
      tmax: 36,
      tmin: 28,
      rain: 0,
      rainChance: 0,
      wind: 1,
      humidityMax: 90,
      humidityMin: 50,
      radiation: 18,
    }));
    const warm = cropCalendar(season, north, '2026-08-01', hot).marks;
    expect(usual.map(({ mark }) => mark)).toEqual(['emergence', 'yieldStart', 'senescence', 'maturity']);
    expect((warm[3]?.on ?? '') < (usual[3]?.on ?? '')).toBe(true);
    const silent = hot.map((one) => ({ ...one, tmax: null, tmin: null }));
    expect(cropCalendar(season, north, '2026-08-01', silent).marks).toEqual(usual);
  });

  test('a sowing to come, one that is ripe, one that is over and one that cannot be are told apart', () => {
    const state = (plantedOn: string, endedOn: string | null = null) =>
      cropCalendar({ ...season, plantedOn, endedOn }, north, '2026-09-25').state;
    expect(state('2026-10-01')).toBe('not-sown');
    expect(state('2026-06-28')).toBe('ripe');
    expect(state('2026-03-01')).toBe('over');
    expect(state('2026-09-01', '2026-09-20')).toBe('over');
    expect([state('1950-01-01'), state('2099-01-01')]).toEqual(['impossible', 'impossible']);
    expect(cropCalendar({ ...season, plantedOn: '1950-01-01' }, north, '2026-09-25').tasks).toEqual([]);
  });

  test('of a crop without figures it says only what is known', () => {
    const seen = cropCalendar({ ...season, crop: 'Cocoyam', variety: '' }, north, '2026-08-01');
    expect(seen).toMatchObject({ stages: [], harvest: null, tasks: [], marks: [], stage: null, isEstimate: true });
  });
});

describe('the zone of an LGA', () => {
  test('is there for every LGA, and agrees with what is known of most states', () => {
    const known = states.filter(({ code }) => zonesOfState(code).length > 0);
    const agrees = known.filter(({ code, lgas }) =>
      lgas.some(({ name }) => zonesOfState(code).includes(zoneOf(code, name)?.key ?? '')),
    );
    for (const { code, lgas } of states)
      for (const { name } of lgas) expect([code, name, zoneOf(code, name)?.isEstimate]).toEqual([code, name, true]);
    expect(known.length).toBeGreaterThan(20);
    expect(agrees.length / known.length).toBeGreaterThan(0.6);
    expect(zoneOf('KN', 'Bichi')).toMatchObject({ key: 'sudan-savanna', isEstimate: true });
    expect(zoneOf('OY', 'Ibadan North')?.key).toBe('derived-savanna');
    expect(zoneOf('XX', 'Nowhere')).toBeNull();
    expect(placeCentre('KN', 'Bichi')).not.toBeNull();
  });

  test('has twelve usual months that nobody takes for a measurement', () => {
    for (const zone of zoneKeys)
      for (let month = 1; month <= 12; month += 1) {
        const { tmax, tmin, rain } = usualMonth(zone, month);
        expect(tmax).toBeGreaterThan(tmin);
        expect(rain).toBeGreaterThanOrEqual(0);
      }
    expect(climateEdition.isEstimate).toBe(true);
  });
});
