import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { feedingPlan, givenInAll, type FeedingAsk } from './feeding.ts';
import { bagsOf, fertilisers, givenBy, mixFor } from './fertilisers.ts';
import { elementsOf, oxidesOf, type Elements, type Oxides } from './nutrients.ts';
import { feedingCrop, feedingGap, fedYield, nativeSupply, seasonFactor } from './quefts.ts';

const ask: FeedingAsk = {
  crop: 'Maize (white)',
  zone: 'northern-guinea-savanna',
  hectares: 1,
  sownOn: '2026-06-24',
  soil: null,
};

const inKilograms = (one: { readonly key: string; readonly kilograms: number }) => [one.key, Math.round(one.kilograms)];

describe('nutrients', () => {
  test('as elements and as oxides are never taken for each other', () => {
    const oxides: Oxides = { n: 120, p2o5: 60, k2o: 60 };
    const elements: Elements = elementsOf(oxides);
    expect(elements.p).toBeCloseTo(26.18, 2);
    expect(elements.k).toBeCloseTo(49.81, 2);
    expect(oxidesOf(elements).p2o5).toBeCloseTo(60, 9);
    // @ts-expect-error phosphorus is not phosphate
    const wrong: Oxides = { n: 0, p2o5: elements.p, k2o: 0 };
    expect(wrong.p2o5).toBe(elements.p);
  });

  test('of the fewest bags that meet a target, none in excess', () => {
    const mix = mixFor({ n: 60, p2o5: 30, k2o: 0 }, fertilisers) ?? [];
    expect(mix.map(({ product, kilograms }) => [product.key, Math.round(kilograms)])).toEqual([
      ['urea', 130],
      ['ssp', 167],
    ]);
    expect(mix.map((one) => bagsOf(one).whole)).toEqual([3, 4]);
    expect(mixFor({ n: 10, p2o5: 10, k2o: 0 }, [])).toBeNull();
  });

  test('whatever is asked for, what is bought gives that and no more', () => {
    const kilograms = fc.integer({ min: 0, max: 200 });
    fc.assert(
      fc.property(kilograms, kilograms, kilograms, (n, p2o5, k2o) => {
        const given = givenBy(mixFor({ n, p2o5, k2o }, fertilisers) ?? []);
        expect(Math.abs(given.n - n)).toBeLessThan(1);
        expect(Math.abs(given.p2o5 - p2o5)).toBeLessThan(1);
        expect(Math.abs(given.k2o - k2o)).toBeLessThan(1);
      }),
    );
  });
});

describe('a plan for Amina’s maize', () => {
  test('is NPK at sowing and urea at four to six weeks, in bags, with the days', () => {
    const plan = feedingPlan(ask);
    expect(plan).toMatchObject({ basis: 'rate', target: { n: 120, p2o5: 60, k2o: 60 }, gainKilograms: null });
    expect(plan.buy.map(({ key, bags }) => [key, bags])).toEqual([
      ['npk-15-15-15', 8],
      ['urea', 3],
    ]);
    expect(plan.givings.map(({ from, until, portions }) => [from, until, portions.map(inKilograms)])).toEqual([
      ['2026-06-24', '2026-07-08', [['npk-15-15-15', 400]]],
      ['2026-07-22', '2026-08-05', [['urea', 130]]],
    ]);
  });

  test('is as much smaller as her plot, and says no days when nobody said when it was sown', () => {
    const plan = feedingPlan({ ...ask, hectares: 0.35, sownOn: null });
    expect(plan.buy.map(inKilograms)).toEqual([
      ['npk-15-15-15', 140],
      ['urea', 46],
    ]);
    expect(plan.givings.map(({ from, fromDay }) => [from, fromDay])).toEqual([
      [null, 0],
      [null, 28],
    ]);
  });

  test('with a soil test is never more than the rate, less on a rich soil, and says what it brings', () => {
    const poor = feedingPlan({ ...ask, soil: { ph: 5.5, organicCarbon: 6, phosphorusOlsen: 4, potassium: 2 } });
    const rich = feedingPlan({ ...ask, soil: { ph: 6, organicCarbon: 25, phosphorusOlsen: 30, potassium: 10 } });
    expect(poor.basis).toBe('soil-test');
    expect(poor.gainKilograms).toBeGreaterThan(1000);
    expect(rich.gainKilograms).toBeLessThan(poor.gainKilograms ?? 0);
    const sum = (target: Oxides | null): number => (target === null ? 0 : target.n + target.p2o5 + target.k2o);
    expect(sum(rich.target)).toBeLessThan(sum(poor.target));
    expect(sum(poor.target)).toBeLessThanOrEqual(240);
  });
});

test('groundnut gets its twenty kilograms of phosphorus, which is forty-six of phosphate', () => {
  const plan = feedingPlan({ ...ask, crop: 'Groundnut' });
  expect(plan.target?.p2o5).toBeCloseTo(45.83, 2);
  expect(plan.buy.map(inKilograms)).toEqual([['ssp', 255]]);
});

test('cassava is fed in two parts, soybean with its seed, and a crop of which no source says a rate not at all', () => {
  const cassava = feedingPlan({ ...ask, crop: 'Cassava' });
  expect(cassava.givings.map(({ fromDay, portions }) => [fromDay, portions.map(inKilograms)])).toEqual([
    [28, [['npk-12-12-17', 200]]],
    [56, [['npk-12-12-17', 200]]],
  ]);
  const soybean = feedingPlan({ ...ask, crop: 'Soybean' });
  expect(soybean.buy.map(({ key, bags }) => [key, bags])).toEqual([
    ['npk-15-15-15', 3],
    ['ssp', 3],
  ]);
  expect(givenInAll(soybean).p2o5).toBeCloseTo(45.75, 6);
  expect(feedingPlan({ ...ask, crop: 'Cocoyam' })).toMatchObject({ basis: 'none', target: null, buy: [] });
});

describe('QUEFTS', () => {
  const maize = feedingCrop('maize');
  if (maize === undefined) throw new Error('there are no figures for maize');
  const soil = { supply: { n: 60, p: 10, k: 60 }, recovery: { n: 0.5, p: 0.1, k: 0.5 } };
  const attainable = { store: 5000, rest: 5000, seasonDays: 120 };

  test('gives what a run of the model gave, bare and fed', () => {
    const bare = fedYield(maize, soil, { n: 0, p: 0, k: 0 }, attainable);
    expect(bare.yield).toBeCloseTo(2848.64, 1);
    expect(bare.uptake.n).toBeCloseTo(56.5458, 3);
    expect(fedYield(maize, soil, { n: 60, p: 10, k: 60 }, attainable).yield).toBeCloseTo(3756.95, 1);
    expect(feedingGap(maize, soil, { n: 0, p: 0, k: 0 }, attainable).n).toBeCloseTo(120, 6);
  });

  test('never promises more for more, nor above what the weather lets grow, nor below nought', () => {
    const kilograms = fc.double({ min: 0, max: 300, noNaN: true });
    fc.assert(
      fc.property(kilograms, kilograms, kilograms, fc.constantFrom('n', 'p', 'k'), (n, p, k, more) => {
        const given = { n, p, k };
        const { yield: before } = fedYield(maize, soil, given, attainable);
        const { yield: after } = fedYield(maize, soil, { ...given, [more]: given[more] + 20 }, attainable);
        expect(before).toBeGreaterThanOrEqual(0);
        expect(after).toBeLessThanOrEqual(attainable.store);
        expect(after - before).toBeGreaterThan(-60);
      }),
    );
    const nothing = { ...soil, supply: { n: 0, p: 0, k: 0 } };
    expect(fedYield(maize, nothing, { n: 0, p: 0, k: 0 }, attainable).yield).toBe(0);
  });

  test('a soil gives by its pH, its carbon and its own phosphorus and potassium', () => {
    const supply = nativeSupply({ ph: 6, organicCarbon: 10, phosphorusOlsen: 8, potassium: 4 });
    expect(supply.n).toBeCloseTo(51, 6);
    expect(supply.p).toBeCloseTo(7.5, 6);
    expect(supply.k).toBeCloseTo((0.625 * 400 * 4) / 11, 6);
    const sour = nativeSupply({ ph: 2, organicCarbon: 10, phosphorusOlsen: 8, potassium: 4 });
    expect([sour.n, sour.p]).toEqual([0, 4]);
  });

  test('a long season takes more from the soil, and none takes more than a year', () => {
    expect([40, 80, 100, 120, 300, 2000].map((days) => Number(seasonFactor(days).toFixed(3)))).toEqual([
      0.4, 0.7, 0.85, 1, 1.8, 2,
    ]);
  });
});
