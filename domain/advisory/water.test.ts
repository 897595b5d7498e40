import { describe, expect, test } from 'vitest';
import { addDays } from '#kit/day.ts';
import { degreesOfDay } from './degrees.ts';
import { referenceEvaporation } from './evaporation.ts';
import { coefficientOn, grownCrop, marksByDegrees, rootsOn, stagesByDays } from './growth.ts';
import { onsetOf, onsetRules, type OnsetRule } from './onset.ts';
import { irrigationNeed, waterAfter } from './soil-water.ts';
import { anySoil, soils } from './soils.ts';
import { waterNeeds } from './water-need.ts';

/** Kano in April, dry and windy. */
const air = {
  latitude: 12,
  elevationMetres: 476,
  day: '2026-04-15',
  tmax: 39.5,
  tmin: 24.5,
  humidityMax: 55,
  humidityMin: 15,
  humidityMean: null,
  wind: 3,
  sunshineHours: 8.5,
  radiation: null,
};

describe('what the grass of reference drinks', () => {
  test('is reckoned by Penman and Monteith, and in harmattan is far more than warmth alone tells', () => {
    const measured = referenceEvaporation(air);
    const told = referenceEvaporation({ ...air, humidityMax: null });
    expect([measured.method, measured.isRadiationTold, told.method]).toEqual(['penman-monteith', false, 'hargreaves']);
    expect(measured.mm).toBeCloseTo(8.66, 1);
    expect(told.mm / measured.mm).toBeLessThan(0.85);
  });

  test('says so when the sun was not measured, and is never below nought', () => {
    expect(referenceEvaporation({ ...air, sunshineHours: null }).isRadiationTold).toBe(true);
    expect(referenceEvaporation({ ...air, tmax: 20, tmin: 20, wind: null }).mm).toBe(0);
  });
});

test('a hot day gives fewer degrees when each hour is held to the bounds', () => {
  const maize = { base: 8, upper: 30 };
  expect(degreesOfDay(39.5, 24.5, maize, 'mean-then-bounds')).toBe(22);
  expect(degreesOfDay(39.5, 24.5, maize, 'upper-bound-then-mean')).toBe(19.25);
  expect(degreesOfDay(24, 6, maize, 'bounds-then-mean')).toBe(8);
  expect(degreesOfDay(7, 2, maize, 'upper-bound-then-mean')).toBe(0);
});

describe('the onset of the rains', () => {
  const [three, two] = onsetRules as [OnsetRule, OnsetRule];
  const wet = (days: Readonly<Record<number, number | null>>, length = 60) =>
    Array.from({ length }, (_, index) => (index in days ? (days[index] ?? null) : index % 8 === 7 ? 2 : 0));

  test('is the first wet day of twenty millimetres that no long drought follows', () => {
    expect(onsetOf(wet({ 9: 12, 10: 9 }), three)).toEqual({ state: 'begun', index: 9, longestDryDays: 7 });
    expect(onsetOf(wet({ 9: 12, 10: 7.9 }), three)).toEqual({ state: 'not-yet' });
  });

  test('differs by the rule that is named', () => {
    const rain = wet({ 9: 12, 10: 9 });
    expect([three.key, two.key]).toEqual(['twenty-in-three', 'twenty-in-two']);
    expect(onsetOf(rain, two).state).toBe('not-yet');
  });

  test('is not told before the days to watch have come, nor over a day nobody measured', () => {
    expect(onsetOf(wet({ 9: 25 }, 25), three)).toEqual({ state: 'unknown' });
    expect(onsetOf(wet({ 9: 25, 20: null }), three)).toEqual({ state: 'unknown' });
    expect(onsetOf(wet({ 3: null }), three)).toEqual({ state: 'unknown' });
    expect(onsetOf([], three)).toEqual({ state: 'not-yet' });
  });
});

describe('water in the soil', () => {
  test('a crop suffers once more is missing than it takes with ease, and rain it cannot hold is lost', () => {
    const day = { et0: 5, kc: 1, easyPart: 0.5, rain: 0, irrigation: 0 };
    expect(waterAfter(20, 100, day)).toMatchObject({ stress: 1, drunk: 5, depletion: 25 });
    expect(waterAfter(75, 100, day)).toMatchObject({ stress: 0.5, drunk: 2.5, depletion: 77.5 });
    expect(waterAfter(10, 100, { ...day, rain: 40 })).toMatchObject({ drained: 25, depletion: 0 });
    expect(waterAfter(500, 100, day).depletion).toBe(100);
  });

  test('nothing is asked for while the crop drinks with ease, then all that is missing and what is lost on the way', () => {
    expect(irrigationNeed(20, 50, 0.6)).toBe(0);
    expect(irrigationNeed(60, 50, 0.6)).toBe(100);
  });

  test('maize on loam without rain asks for water within weeks, and sooner on sand', () => {
    const days = Array.from({ length: 60 }, (_, age) => ({ day: addDays('2026-06-24', age), et0: 6, rain: 0 }));
    const firstOn = (key: string): number => {
      const soil = soils.find((one) => one.key === key) ?? anySoil;
      return waterNeeds('maize', '2026-06-24', 100, soil, days)?.findIndex(({ irrigation }) => irrigation > 0) ?? -1;
    };
    expect(firstOn('sand')).toBeGreaterThan(0);
    expect(firstOn('sand')).toBeLessThan(firstOn('loam'));
    expect(waterNeeds('yam', '2026-06-24', 200, anySoil, days)).toBeNull();
  });
});

describe('how a crop grows', () => {
  const maize = grownCrop('maize');
  if (maize === undefined) throw new Error('there are no figures for maize');

  test('its stages are stretched alike to the days its variety stands', () => {
    expect(stagesByDays(maize, null).map(({ toDay }) => toDay)).toEqual([20, 55, 95, 125]);
    expect(stagesByDays(maize, 85).map(({ toDay }) => toDay)).toEqual([14, 37, 65, 85]);
  });

  test('its thirst rises until the ground is covered and falls while it ripens; its roots follow', () => {
    const spans = stagesByDays(maize, null);
    const seen = [0, 37.5, 60, 110, 200].map((day) => Number(coefficientOn(maize, spans, day).toFixed(3)));
    expect(seen).toEqual([0.3, 0.75, 1.2, 0.775, 0.35]);
    expect([0, 55, 100].map((day) => rootsOn(maize, spans, day))).toEqual([0.3, 1, 1]);
  });

  test('in the cool it reaches its marks later, and not at all in days that end too soon', () => {
    const days = (tmax: number, count: number) => Array.from({ length: count }, () => ({ tmax, tmin: 20 }));
    const on = (tmax: number, count = 200) => marksByDegrees(maize, days(tmax, count)).map(({ day }) => day);
    expect(on(30)).toEqual([4, 51, 82, 99]);
    expect(on(24).at(-1)).toBeGreaterThan(99);
    expect(on(30, 60)).toEqual([4, 51, null, null]);
  });
});
