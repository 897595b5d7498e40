import { describe, expect, test } from 'vitest';
import { activityKinds, type Activity, type ActivityKind } from './activity-model.ts';
import { cropKey, daysToHarvest, highestYield, knownCrops, suggestedHarvestOn } from './crops.ts';
import type { Season } from './model.ts';
import { someSeason } from './some-season.ts';
import data from './tasks.json' with { type: 'json' };
import { tasksThisWeek } from './tasks.ts';

const planted = (crop: string, change: Partial<Season> = {}): Season => ({ ...someSeason, crop, ...change });

const done = (kind: ActivityKind, doneOn: string, change: Partial<Activity> = {}): Activity => ({
  id: `${kind} ${doneOn}`,
  seasonId: 's',
  farmId: 'f',
  keeperId: 'k',
  kind,
  doneOn,
  note: '',
  corrects: null,
  createdAt: '',
  by: 'k',
  ...change,
});

const idsOn = (today: string, season: Season, activities: readonly Activity[] = []): string[] =>
  tasksThisWeek([season], activities, today).map(({ id, isLate }) => (isLate ? `late ${id}` : id));

describe('a crop', () => {
  test.each([
    ['Maize', 'maize'],
    ['  MASARA', 'maize'],
    ['maize (white)', 'maize'],
    ['Guinea-corn', 'sorghum'],
    ['Gyaɗa', 'groundnut'],
    ['Mango', ''],
    ['', ''],
  ])('is known by its names: %s', (name, key) => {
    expect(cropKey(name)).toBe(key);
  });

  test.each([
    ['maize', '', '2026-09-09'],
    ['maize', 'Extra early', '2026-08-25'],
    ['rice', 'FARO-52', '2026-10-09'],
    ['yam', '', null],
    ['mango', '', null],
  ])('of %s “%s” is due by what was found out about it: %s', (crop, variety, on) => {
    expect(suggestedHarvestOn(crop, variety, '2026-06-01')).toBe(on);
  });

  test('always has a yield that is asked about, and a source for all that is said of it', () => {
    expect(highestYield('mango').kilogramsPerHectare).toBeGreaterThan(0);
    for (const { name } of knownCrops()) {
      expect(highestYield(name).source).not.toBe('');
      expect(daysToHarvest(name, '')?.source).not.toBe('');
    }
  });
});

describe('the data of tasks', () => {
  test('is of crops and kinds of work there are, from a day to a later one, each with a source', () => {
    const keys = knownCrops().map(({ key }) => key);
    for (const { crop, activity, fromDay, toDay, source } of data.tasks) {
      expect(keys).toContain(crop);
      expect(activityKinds).toContain(activity);
      expect(toDay).toBeGreaterThan(fromDay);
      expect(source).not.toBe('');
    }
    expect(new Set(data.tasks.map(({ id }) => id)).size).toBe(data.tasks.length);
  });
});

describe('what to do this week', () => {
  const maize = planted('Maize');

  test.each([
    ['on the day of planting', '2026-06-01', ['maize-first-fertiliser']],
    [
      'in the third week',
      '2026-06-20',
      ['late maize-first-fertiliser', 'maize-thinning', 'maize-first-weeding', 'maize-armyworm'],
    ],
    ['long after the harvest was due', '2027-01-01', ['harvest']],
  ])('%s', (_when, today, tasks) => {
    expect(idsOn(today, maize)).toEqual(tasks);
  });

  test.each([
    ['recorded in its days', done('fertilising', '2026-06-05'), false],
    ['recorded a little early', done('fertilising', '2026-05-30'), false],
    ['recorded late', done('fertilising', '2026-06-20'), false],
    ['recorded long before', done('fertilising', '2026-05-01'), true],
    ['recorded on another season', done('fertilising', '2026-06-05', { seasonId: 'other' }), true],
    ['of another kind', done('weeding', '2026-06-05'), true],
  ])('is no longer there once it is done: %s', (_what, activity, isThere) => {
    expect(idsOn('2026-06-10', maize, [activity]).includes('maize-first-fertiliser')).toBe(isThere);
  });

  test('comes back when a correction says that it was not done', () => {
    const wrong = done('fertilising', '2026-06-05');
    const not = done('not-done', '2026-06-05', { id: 'c', corrects: wrong.id });
    expect(idsOn('2026-06-10', maize, [wrong, not])).toContain('maize-first-fertiliser');
  });

  test('is to harvest from a week before the day people expect, until it is done or the season ended', () => {
    const mango = planted('Mango', { expectedHarvestOn: '2026-06-20' });
    expect(idsOn('2026-06-06', mango)).toEqual([]);
    expect(idsOn('2026-06-07', mango)).toEqual(['harvest']);
    expect(idsOn('2026-07-20', mango)).toEqual(['harvest']);
    expect(idsOn('2026-07-20', mango, [done('harvesting', '2026-06-21')])).toEqual([]);
    expect(idsOn('2026-07-20', { ...mango, endedOn: '2026-07-01' })).toEqual([]);
  });

  test('is nothing for a crop without data', () => {
    expect(idsOn('2026-06-10', planted('Mango'))).toEqual([]);
  });
});
