import { describe, expect, test } from 'vitest';
import { addDays } from '#kit/day.ts';
import { bagsOf, fertilisers, givenBy, mixFor } from './fertilisers.ts';
import { coefficientOn, grownCrop, stagesByDays } from './growth.ts';
import { palmsPerHectare, plantsPerHectare, weightAtMoisture } from './planting.ts';
import { feedingCrop, feedingGap, fedYield, type FeedingSoil } from './quefts.ts';
import { close, isHere, read, says } from './worked-cases.ts';

describe('worked cases of feeding', () => {
  test('QUEFTS, uptake, yield and gaps of every run', ({ skip }) => {
    skip(!isHere, says);
    const runs = read('quefts-run-vectors.json');
    const keys: Record<string, string> = { 'Millet (bulrush)': 'millet', Soyabean: 'soybean' };
    for (const { crop, fert, soil, biom, out } of runs) {
      const feeding = feedingCrop(keys[crop] ?? crop.toLowerCase());
      if (feeding === undefined) throw new Error(`there are no figures for ${crop}`);
      const ground: FeedingSoil = {
        supply: { n: soil.N_base_supply, p: soil.P_base_supply, k: soil.K_base_supply },
        recovery: { n: soil.N_recovery, p: soil.P_recovery, k: soil.K_recovery },
      };
      const given = { n: fert.N, p: fert.P, k: fert.K };
      const attainable = {
        store: biom.store_att,
        rest: biom.leaf_att + biom.stem_att,
        seasonDays: biom.SeasonLength,
      };
      const seen = fedYield(feeding, ground, given, attainable);
      close(seen.supply.n, out.N_supply, 5);
      close(seen.supply.p, out.P_supply, 5);
      close(seen.supply.k, out.K_supply, 5);
      close(seen.uptake.n, out.UN, 5);
      close(seen.uptake.p, out.UP, 5);
      close(seen.uptake.k, out.UK, 5);
      close(seen.yield, out.store_lim, 3);
      const gap = feedingGap(feeding, ground, given, attainable);
      close(gap.n, out.N_gap, 4);
      close(gap.p, out.P_gap, 4);
      close(gap.k, out.K_gap, 4);
    }
    expect(runs).toHaveLength(14);
  });

  test('fertiliser, plants and moisture', ({ skip }) => {
    skip(!isHere, says);
    const { cases } = read('fertiliser-arithmetic.json');
    const of = (start: string) => cases.find(({ what }: { what: string }) => what.startsWith(start));
    const [npk, urea] = ['npk-15-15-15', 'urea'].map((key) => fertilisers.find((one) => one.key === key));
    if (npk === undefined || urea === undefined) throw new Error('NPK 15-15-15 and urea are not there');
    for (const [start, ofNpk, ofUrea] of [
      ['6 bags', 6, 2],
      ['8 bags', 8, 3],
    ] as const) {
      const given = givenBy([
        { product: npk, kilograms: ofNpk * 50 },
        { product: urea, kilograms: ofUrea * 50 },
      ]);
      expect(given).toEqual({ n: of(start).N, p2o5: of(start).P2O5, k2o: of(start).K2O });
    }
    const mix = mixFor({ n: 120, p2o5: 60, k2o: 60 }, [npk, urea]) ?? [];
    const target = of('target');
    expect(mix.map(({ kilograms }) => Math.round(kilograms * 100) / 100)).toEqual([target.npk_kg, target.urea_kg]);
    expect(mix.map((one) => bagsOf(one).whole)).toEqual([target.npk_bags_50kg, target.urea_bags_rounded_up]);
    const [, nitrogen] = mix;
    if (nitrogen !== undefined) close(bagsOf(nitrogen).exactly, target.urea_bags_50kg_exact, 3);
    const small = mix.map(({ kilograms }) => kilograms * 0.35);
    close(small[0] ?? 0, of('same on 0.35').npk_kg, 2);
    close(small[1] ?? 0, of('same on 0.35').urea_kg, 2);
    close(plantsPerHectare(75, 25), of('plants per ha').plants, 1);
    close(plantsPerHectare(75, 50, 2), of('75x50').plants, 1);
    close(plantsPerHectare(100, 100), of('cassava').plants, 1);
    close(plantsPerHectare(300, 300), of('cocoa').plants, 1);
    close(palmsPerHectare(9), of('oil palm').plants, 2);
    close(plantsPerHectare(75, 10), of('soybean').hills, 1);
    close(plantsPerHectare(75, 10, 3), of('soybean').seeds_3_per_hole, 1);
    close(weightAtMoisture(1000, 20, 13), of('moisture').kg_at_13, 2);
    close(weightAtMoisture(1000, 25, 12.5), of('1000 kg at 25').kg, 3);
  });

  test('the figures of crops are those of the tables they name', ({ skip }) => {
    skip(!isHere, says);
    const { crops } = read('crop-facts-sourced.json');
    const isFao = (facts: Record<string, unknown>): boolean => Array.isArray(facts['stage_days_fao56']);
    for (const [name, facts] of Object.entries<Record<string, number[]>>(crops)) {
      if (!isFao(facts)) continue;
      const grown = grownCrop(name);
      expect([name, grown?.stageDays]).toEqual([name, facts['stage_days_fao56']?.slice(0, 4)]);
      expect([name, grown?.kc]).toEqual([name, facts['kc']?.slice(0, 3)]);
      expect([name, grown?.rootMetres, grown?.easyPart]).toEqual([name, facts['zr_m']?.[0], facts['p']?.[0]]);
    }
    const maize = grownCrop('maize');
    if (maize === undefined) throw new Error('maize is not there');
    expect(coefficientOn(maize, stagesByDays(maize, null), 60)).toBe(1.2);
    expect(addDays('2026-06-24', stagesByDays(maize, null).at(-1)?.toDay ?? 0)).toBe('2026-10-27');
  });
});
