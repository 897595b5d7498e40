import { describe, expect, test } from 'vitest';
import { degreesOfDay } from './degrees.ts';
import { hargreaves, penmanMonteith, referenceEvaporation } from './evaporation.ts';
import * as humidity from './humidity.ts';
import { onsetOf, onsetRules } from './onset.ts';
import * as radiation from './radiation.ts';
import { availableWater, waterAfter } from './soil-water.ts';
import { close, isHere, read, says } from './worked-cases.ts';

describe('worked cases of water and warmth', () => {
  test('the examples of FAO-56 come out step by step', ({ skip }) => {
    skip(!isHere, says);
    const examples = read('worked-examples.json').examples;
    expect(examples.length).toBeGreaterThan(10);
    const of = (start: string) => examples.find(({ id }: { id: string }) => id.startsWith(start));
    const pressure = of('ex2');
    close(humidity.airPressure(pressure.z_m), pressure.P_kPa, 1);
    close(humidity.psychrometric(pressure.z_m), pressure.gamma, 3);
    close(humidity.saturation(of('ex3 sat').T), of('ex3 sat').e0, 3);
    close(humidity.saturation(of('ex3b').T), of('ex3b').e0, 3);
    close(humidity.meanSaturation(of('ex3 mean').Tmax, of('ex3 mean').Tmin), of('ex3 mean').es, 2);
    const moist = of('ex5');
    close(humidity.vapourOfRange(moist.Tmax, moist.Tmin, moist.RHmax, moist.RHmin), moist.ea, 2);
    const sky = of('ex8');
    const sun = radiation.sunOn(sky.lat_deg, sky.doy);
    close(sun.distance, sky.dr, 3);
    close(sun.declination, sky.delta, 3);
    close(sun.sunset, sky.omega_s, 3);
    close(radiation.skyRadiation(sky.lat_deg, sky.doy), sky.Ra, 2);
    close(radiation.daylightHours(of('ex9').lat_deg, of('ex9').doy), of('ex9').N, 2);
    close(radiation.radiationOfSunshine(of('ex10').Ra, of('ex10').n, of('ex10').N), of('ex10').Rs, 2);
    close(radiation.netLongwave(25.1, 19.1, 2.1, 14.5, 18.8), of('ex11').book, 1);
    close(humidity.windAtTwoMetres(of('ex14').uz, of('ex14').z), of('ex14').u2, 1);
  });

  test('Uccle on a day, Bangkok over a month, Lyon without measurements', ({ skip }) => {
    skip(!isHere, says);
    const examples = read('worked-examples.json').examples;
    const of = (start: string) => examples.find(({ id }: { id: string }) => id.startsWith(start));
    const uccle = of('ex18');
    // The book has 10 km/h as 2.78 m/s.
    const wind = humidity.windAtTwoMetres(Math.round(uccle.u10_kmh / 0.036) / 100, 10);
    close(wind, uccle.u2, 4);
    const air = { latitude: uccle.lat_deg, elevationMetres: uccle.z, day: '2026-07-06', humidityMean: null, wind };
    const range = { humidityMax: uccle.RHmax, humidityMin: uccle.RHmin, tmax: uccle.Tmax, tmin: uccle.Tmin };
    const seen = referenceEvaporation({ ...air, ...range, sunshineHours: uccle.n, radiation: null });
    expect(seen.method).toBe('penman-monteith');
    close(seen.mm, uccle.ET0, 3);
    close(humidity.saturationSlope(16.9), uccle.Delta, 5);
    close(humidity.psychrometric(uccle.z), uccle.gamma, 5);

    const bangkok = of('ex17');
    const { Tmax: tmax, Tmin: tmin, ea: vapour, u2, Rn: net, G: soil, Tmonth: mean } = bangkok;
    close(soil, 0.14 * (mean - bangkok.Tprev), 3);
    close(penmanMonteith({ tmax, tmin, elevationMetres: 2, vapour, wind: u2, net, soil, mean }), bangkok.ET0, 2);

    const lyon = of('ex20');
    const sky = radiation.skyRadiation(lyon.lat_deg, 196);
    const arriving = radiation.radiationOfWarmth(sky, lyon.Tmax, lyon.Tmin);
    const moist = humidity.vapourOfCoolest(lyon.Tmin);
    const clear = radiation.clearRadiation(sky, lyon.z);
    const kept = radiation.netShortwave(arriving) - radiation.netLongwave(lyon.Tmax, lyon.Tmin, moist, arriving, clear);
    const balance = { tmax: lyon.Tmax, tmin: lyon.Tmin, elevationMetres: lyon.z, vapour: moist, net: kept, soil: 0 };
    close(penmanMonteith({ ...balance, wind: lyon.u2_assumed }), lyon.ET0, 2);
    close(hargreaves(lyon.Tmax, lyon.Tmin, sky), lyon.Hargreaves, 2);
    const warm = of('Hargreaves PyETo');
    close(hargreaves(warm.Tmax, warm.Tmin, warm.Ra, warm.Tmean), warm.ET0, 1);
  });

  test('Kano, Ibadan, Jos and Port Harcourt drink what was worked out for them, with measurements and without', ({
    skip,
  }) => {
    skip(!isHere, says);
    const sites = read('worked-examples.json').nigeria_computed_by_me;
    expect(sites.length).toBeGreaterThan(3);
    for (const site of sites) {
      const { lat: latitude, elev: elevationMetres, date: day, tmax, tmin } = site;
      const place = { latitude, elevationMetres, day, tmax, tmin, humidityMean: null };
      const measured = { humidityMax: site.rhmax, humidityMin: site.rhmin, wind: site.u2, radiation: null };
      close(referenceEvaporation({ ...place, ...measured, sunshineHours: site.sunshineHours }).mm, site.ET0, 4);
      const bare = { humidityMax: null, humidityMin: null, wind: null, radiation: null, sunshineHours: null };
      const told = referenceEvaporation({ ...place, ...bare });
      expect(told.method).toBe('hargreaves');
      close(told.mm, site.ET0_hargreaves, 4);
    }
  });

  test('growing degrees by each way of counting', ({ skip }) => {
    skip(!isHere, says);
    const { cases } = read('gdd-vectors.json');
    expect(cases.length).toBeGreaterThan(40);
    for (const { Tbase: base, Tupper: upper, Tmax, Tmin, method1, method2, method3 } of cases) {
      const bounds = { base, upper };
      expect(degreesOfDay(Tmax, Tmin, bounds, 'mean-then-bounds')).toBeCloseTo(method1, 9);
      expect(degreesOfDay(Tmax, Tmin, bounds, 'bounds-then-mean')).toBeCloseTo(method2, 9);
      expect(degreesOfDay(Tmax, Tmin, bounds, 'upper-bound-then-mean')).toBeCloseTo(method3, 9);
    }
  });

  test('water in the soil over twelve days', ({ skip }) => {
    skip(!isHere, says);
    const { soil, p_table, Kc, Dr0, rows } = read('soil-water-balance.json');
    const ground = { key: 'loam', fieldCapacity: soil.theta_fc, wiltingPoint: soil.theta_wp };
    const available = availableWater(ground, soil.Zr_m);
    expect(available).toBeCloseTo(soil.TAW_mm, 9);
    let depletion = Dr0;
    for (const row of rows) {
      close(depletion, row.Dr_start, 4);
      const water = { et0: row.ET0, kc: Kc, easyPart: p_table, rain: row.rain, irrigation: row.irrigation };
      const step = waterAfter(depletion, available, water);
      close(step.easyPart, row.p, 4);
      close(step.easyWater, row.RAW, 4);
      close(step.stress, row.Ks, 4);
      close(step.cropWater, row.ETc, 4);
      close(step.drunk, row.ETa, 4);
      close(step.drained, row.DP, 4);
      close(step.depletion, row.Dr_end, 4);
      ({ depletion } = step);
    }
    expect(rows).toHaveLength(12);
  });

  test('the onset of the rains', ({ skip }) => {
    skip(!isHere, says);
    const { cases } = read('onset-of-rains.json');
    const rule = onsetRules.find(({ key }) => key === 'twenty-in-three');
    if (rule === undefined) throw new Error('the rule of these cases is not there');
    for (const { name, rain_mm_by_day_index_from_0: rain, onset_index: index, info } of cases) {
      const seen = onsetOf(rain, rule);
      if (info === 'not enough data') expect([name, seen.state]).toEqual([name, 'unknown']);
      else if (index === null) expect([name, seen.state]).toEqual([name, 'not-yet']);
      else expect([name, seen]).toEqual([name, { state: 'begun', index, longestDryDays: info }]);
    }
    expect(cases).toHaveLength(6);
  });
});
