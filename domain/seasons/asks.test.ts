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

const bags = (quantity: number) =>
  ({ harvestedOn: '2026-10-09', quantity, unit: 'bag-100kg', kilogramsPerUnit: 100, corrects: null }) as const;

const mudu = (kilogramsPerUnit: number) => ({ ...bags(1), unit: 'mudu', kilogramsPerUnit }) as const;

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
      mudu(1_000_000),
      { areaHectares: null },
      [],
      ['seasons.askMeasure', 'seasons.askHuge'],
    ],
    ['a mudu a little larger than elsewhere: no', mudu(2), {}, [], []],
    ['a mudu that holds a handful', mudu(0.1), {}, [], ['seasons.askMeasure']],
    ['more than the land ever gave', bags(81), {}, [], ['seasons.askYield']],
    ['more than the land ever gave, with what came before', bags(11), {}, [harvest()], ['seasons.askYield']],
    ['the correction of what came before: no', { ...bags(71), corrects: 'h' }, {}, [harvest()], []],
    ['a lot from land nobody measured', bags(2001), { areaHectares: null }, [], ['seasons.askHuge']],
    ['more than two acres ever gave', bags(65), { areaHectares: null, sizeBand: 'small' }, [], ['seasons.askYield']],
    ['what two acres may give: no', bags(64), { areaHectares: null, sizeBand: 'small' }, [], []],
    ['150 tonnes of ten acres', bags(1500), { areaHectares: null, sizeBand: 'medium' }, [], ['seasons.askYield']],
    ['150 tonnes of a farm of any size: no', bags(1500), { areaHectares: null, sizeBand: 'large' }, [], []],
    ['what the land said of the season may give: no', bags(80), { sizeBand: 'small' }, [], []],
    ['the same of the same day', bags(7), {}, [harvest({ ...bags(7), kilograms: 700 })], ['seasons.askTwice']],
    ['the same of another day: no', bags(7), {}, [harvest({ quantity: 7, kilograms: 700 })], []],
    ['another amount of the same day: no', bags(8), {}, [harvest({ ...bags(7), kilograms: 700 })], []],
    [
      'as many of the same day in another unit: no',
      { ...bags(7), unit: 'kilogram', kilogramsPerUnit: 1 } as const,
      {},
      [harvest({ ...bags(7), kilograms: 700 })],
      [],
    ],
    [
      'the correction of the same: no',
      { ...bags(7), corrects: 'h' },
      {},
      [harvest({ ...bags(7), kilograms: 700 })],
      [],
    ],
    [
      'many kilograms by the kilogram: no measure to doubt',
      { ...bags(900), unit: 'kilogram', kilogramsPerUnit: 1 } as const,
      {},
      [],
      [],
    ],
  ] as const)('%s', (_what, counted, change, before, says) => {
    expect(saysOf(asksOfHarvest(counted, { ...season, sizeBand: null, ...change }, before, measures))).toEqual(says);
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
