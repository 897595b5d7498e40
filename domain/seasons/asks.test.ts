import { describe, expect, test } from 'vitest';
import { builtInMeasures, measuresFor } from '#settings';
import { asksOfActivity, asksOfHarvest, asksOfSeason } from './asks.ts';
import { ownWeighing, type Harvest } from './harvest-model.ts';
import type { Season, SeasonDetails } from './model.ts';
import { weightsFor } from './weighings.ts';

const measures = builtInMeasures();

const details: SeasonDetails = {
  crop: 'Maize',
  variety: '',
  plantedOn: '2026-06-01',
  plotId: null,
  areaHectares: 1,
  standCount: null,
  expectedHarvestOn: null,
  expectedKilograms: null,
};

const season: Season = {
  ...details,
  id: 's',
  farmId: 'f',
  keeperId: 'k',
  endedOn: null,
  clashes: [],
  revision: 1,
  createdAt: '',
};

const bags = (quantity: number) => ({ quantity, unit: 'bag-100kg', kilogramsPerUnit: 100, corrects: null }) as const;

const harvest = (change: Partial<Harvest> = {}): Harvest => ({
  ...bags(70),
  id: 'h',
  seasonId: 's',
  farmId: 'f',
  keeperId: 'k',
  harvestedOn: '2026-10-01',
  kilograms: 7000,
  calibration: { market: '', date: '2026-10-01', source: 'x' },
  note: '',
  createdAt: '',
  ...change,
});

const saysOf = (asks: readonly { says: string }[]): string[] => asks.map(({ says }) => says);

describe('a harvest is asked about', () => {
  test.each([
    ['a usual one: no', bags(20), {}, [], []],
    [
      'a mudu as heavy as ten thousand bags',
      { quantity: 1, unit: 'mudu', kilogramsPerUnit: 1_000_000, corrects: null } as const,
      { areaHectares: null },
      [],
      ['seasons.askMeasure', 'seasons.askHuge'],
    ],
    [
      'a mudu a little larger than elsewhere: no',
      { quantity: 1, unit: 'mudu', kilogramsPerUnit: 2, corrects: null } as const,
      {},
      [],
      [],
    ],
    [
      'a mudu that holds a handful',
      { quantity: 1, unit: 'mudu', kilogramsPerUnit: 0.1, corrects: null } as const,
      {},
      [],
      ['seasons.askMeasure'],
    ],
    ['more than the land ever gave', bags(81), {}, [], ['seasons.askYield']],
    ['more than the land ever gave, with what came before', bags(11), {}, [harvest()], ['seasons.askYield']],
    ['the correction of what came before: no', { ...bags(71), corrects: 'h' }, {}, [harvest()], []],
    ['a lot from land nobody measured', bags(2001), { areaHectares: null }, [], ['seasons.askHuge']],
    [
      'many kilograms by the kilogram: no measure to doubt',
      { quantity: 900, unit: 'kilogram', kilogramsPerUnit: 1, corrects: null } as const,
      {},
      [],
      [],
    ],
  ])('%s', (_what, counted, change, before, says) => {
    expect(saysOf(asksOfHarvest(counted, { ...season, ...change }, before, measures))).toEqual(says);
  });
});

describe('a season is asked about', () => {
  test.each([
    ['a usual one: no', {}, []],
    ['planted five years ago', { plantedOn: '2021-05-01' }, ['seasons.askOld']],
    ['to be planted in two years', { plantedOn: '2028-06-10' }, ['seasons.askFar']],
    ['on more land than was measured', { areaHectares: 2.3 }, ['seasons.askArea']],
    ['on a little more than was measured: no', { areaHectares: 2.1 }, []],
    ['closer than any crop stands', { standCount: 500_001 }, ['seasons.askStands']],
    ['with more to come than the land ever gave', { expectedKilograms: 8001 }, ['seasons.askYield']],
  ])('%s', (_what, change, says) => {
    const land = { today: '2026-06-10', measuredHectares: 2 };
    expect(saysOf(asksOfSeason({ ...details, ...change }, land))).toEqual(says);
  });

  test('of a size no keeper has, where nothing was measured', () => {
    const land = { today: '2026-06-10', measuredHectares: null };
    expect(saysOf(asksOfSeason({ ...details, areaHectares: 501 }, land))).toEqual(['seasons.askHugeArea']);
  });
});

describe('an activity is asked about', () => {
  test.each([
    ['weeding', '2026-05-31', ['seasons.askBeforePlanting']],
    ['land-preparation', '2026-05-31', []],
    ['weeding', '2026-06-01', []],
  ])('%s on %s, planted on 1 June', (kind, doneOn, says) => {
    expect(saysOf(asksOfActivity(kind, doneOn, season))).toEqual(says);
  });
});

describe('what a unit weighs', () => {
  test('is said of the crop before of any crop', () => {
    expect(measuresFor(measures, 'mudu', 'cowpea').map(({ kilogramsPerUnit }) => kilogramsPerUnit)).toEqual([1.5, 1.3]);
    expect(measuresFor(measures, 'mudu', 'millet').map(({ kilogramsPerUnit }) => kilogramsPerUnit)).toEqual([1.3]);
    expect(measuresFor(measures, 'kilogram', 'maize')).toEqual([]);
  });

  test('is what the keeper weighed, the newest first, before what others say', () => {
    const own = (id: string, kilogramsPerUnit: number, date: string, change: Partial<Harvest> = {}): Harvest =>
      harvest({ id, kilogramsPerUnit, calibration: { market: 'Dawanau', date, source: ownWeighing }, ...change });
    const kept = {
      seasons: [season, { ...season, id: 'rice', crop: 'Rice' }],
      harvests: [
        own('a', 92, '2025-11-03'),
        own('b', 92, '2026-01-03'),
        own('c', 95, '2026-02-01'),
        own('d', 88, '2026-03-01', { seasonId: 'rice' }),
        own('e', 60, '2026-03-02', { unit: 'sack' }),
      ],
    };
    const weights = weightsFor('bag-100kg', 'Masara', kept, measures);
    expect(weights.map(({ kilogramsPerUnit, calibration }) => [kilogramsPerUnit, calibration.date])).toEqual([
      [95, '2026-02-01'],
      [92, '2026-01-03'],
      [100, '2017-10-30'],
    ]);
  });
});
