import { describe, expect, test } from 'vitest';
import { cropList, monthlyProduction, numberOfCrops, previousProductionKilograms, seasonKilograms } from './figures.ts';
import type { Harvest } from './harvest-model.ts';
import type { Season } from './model.ts';
import { someSeason } from './some-season.ts';

const season = (id: string, change: Partial<Season> = {}): Season => ({ ...someSeason, id, ...change });

const harvest = (id: string, kilograms: number, change: Partial<Harvest> = {}): Harvest => ({
  id,
  seasonId: 's',
  farmId: 'f',
  keeperId: 'k',
  harvestedOn: '2026-10-01',
  quantity: kilograms,
  unit: 'kilogram',
  kilogramsPerUnit: 1,
  kilograms,
  calibration: { market: '', date: '2026-10-01', source: 'own weighing' },
  note: '',
  corrects: null,
  createdAt: '2026-10-01T00:00:00.000Z',
  ...change,
});

describe('the kilograms of a season', () => {
  test.each([
    ['of no harvest', [], 0],
    ['of two harvests, without the dust of fractions', [harvest('a', 0.1), harvest('b', 0.2)], 0.3],
    ['of a harvest that was corrected', [harvest('a', 900), harvest('b', 800, { corrects: 'a' })], 800],
    [
      'of one that was corrected twice over',
      [harvest('a', 900), harvest('b', 800, { corrects: 'a' }), harvest('c', 700, { corrects: 'b' })],
      700,
    ],
    ['of one that never was', [harvest('a', 900), harvest('b', 0, { corrects: 'a' })], 0],
    ['of another season', [harvest('a', 900, { seasonId: 'other' })], 0],
  ])('%s', (_what, harvests, kilograms) => {
    expect(seasonKilograms('s', harvests)).toBe(kilograms);
  });
});

describe('previous production', () => {
  test('is nought before a season has ended', () => {
    expect(previousProductionKilograms([season('s')], [harvest('a', 500)])).toBe(0);
  });

  test('is the harvest of the last season that has ended, on all its plots, and of none before it', () => {
    const seasons = [
      season('old', { plantedOn: '2025-06-01', endedOn: '2025-11-01' }),
      season('one', { plantedOn: '2026-01-05', endedOn: '2026-04-01' }),
      season('two', { plantedOn: '2025-12-01', endedOn: '2026-03-20' }),
      season('now', { plantedOn: '2026-06-01' }),
    ];
    const harvests = ['old', 'one', 'two', 'now'].map((seasonId, place) =>
      harvest(seasonId, 10 ** place, { seasonId }),
    );
    expect(previousProductionKilograms(seasons, harvests)).toBe(110);
  });
});

describe('monthly production', () => {
  test('is of the twelve months to this one, over the turn of the year, and of none outside them', () => {
    const days = ['2025-11-30', '2025-12-01', '2026-03-14', '2026-03-28', '2026-11-21', '2026-12-01'];
    const harvests = days.map((harvestedOn, place) => harvest(harvestedOn, 10 ** place, { harvestedOn }));
    const months = monthlyProduction(harvests, '2026-11-21');
    expect(months.map(({ month }) => month)).toEqual([
      '2025-12',
      ...['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'].map((month) => `2026-${month}`),
    ]);
    expect(months.filter(({ kilograms }) => kilograms > 0)).toEqual([
      { month: '2025-12', kilograms: 10 },
      { month: '2026-03', kilograms: 1100 },
      { month: '2026-11', kilograms: 10_000 },
    ]);
  });
});

describe('the number of crops', () => {
  test.each([
    ['nothing grows', [season('a', { endedOn: '2026-10-01' })], 0, []],
    [
      'no stands are counted: the crops, each once',
      [season('a'), season('b', { crop: 'maize ' }), season('c', { crop: 'Gyàɗa' })],
      2,
      ['Gyàɗa', 'maize '],
    ],
    [
      'stands are counted: the stands',
      [season('a', { standCount: 150, crop: 'Mango' }), season('b', { standCount: 50 }), season('c', { crop: 'Rice' })],
      200,
      ['Maize', 'Mango', 'Rice'],
    ],
  ])('when %s', (_what, seasons, count, crops) => {
    expect(numberOfCrops(seasons)).toBe(count);
    expect(cropList(seasons)).toEqual(crops);
  });
});
