import { expect, test } from 'vitest';
import { knownCrops } from '#seasons';
import {
  activesIn,
  bandOfShare,
  builtInThresholds,
  controlKeys,
  leastPercent,
  newestThresholds,
  newScouting,
  newThreshold,
  outcomeOf,
  percentHit,
  pestKeys,
  pestOf,
  pestsOfCrop,
  squareOf,
  verdictsOf,
  type ScoutingDraft,
} from './index.ts';

const now = new Date('2026-07-01T09:00:00Z');
const season = { plantedOn: '2026-06-01' };
const maize = { crop: 'Masara' };
const maker = { by: 'a', now, recordsAlready: 0 };

const walk = (change: Partial<ScoutingDraft> = {}): ScoutingDraft => ({
  id: 'a',
  seasonId: 'b',
  farmId: 'c',
  keeperId: 'd',
  pest: 'fall-armyworm',
  stage: 'early',
  scoutedOn: '2026-06-30',
  plantsPerSpot: 10,
  hits: [1, 2, 0, 3, 1],
  photoIds: [],
  note: '',
  corrects: null,
  ...change,
});

test('what was found is plants in a hundred over all spots', () => {
  expect(percentHit(walk())).toBe(14);
  expect(percentHit(walk({ hits: [1, 0, 0], plantsPerSpot: 10 }))).toBe(3.3);
});

test('sources on fall armyworm differ, and each is heard by its name', () => {
  const said = verdictsOf(walk(), builtInThresholds(), maize);
  expect(said.map(({ percent, isReached }) => [percent, isReached])).toEqual([
    [11, true],
    [20, false],
    [20, false],
  ]);
  expect(said[0]?.source).toContain('CABI');
  const outcome = (change: Partial<ScoutingDraft>) => outcomeOf(verdictsOf(walk(change), builtInThresholds(), maize));
  expect([outcome({}), outcome({ hits: [2] }), outcome({ hits: [1] })]).toEqual(['differ', 'act', 'wait']);
  expect([outcome({ stage: 'flowering', hits: [3] }), outcome({ pest: 'mosaic' })]).toEqual(['act', 'unknown']);
  expect(outcome({ stage: 'seedling', hits: [1, 0] })).toBe('act');
});

test('a source that speaks of one crop is heard on that crop alone, and says when its figure is only remembered', () => {
  const found = walk({ pest: 'stem-borer', stage: 'early', hits: [1, 0] });
  const on = (crop: string) => verdictsOf(found, builtInThresholds(), { crop }).map(({ percent }) => percent);
  expect([on('Maize'), on('Shinkafa'), on('Millet')]).toEqual([[3, 10], [5, 5, 10], []]);
  const outcome = (crop: string) => outcomeOf(verdictsOf(found, builtInThresholds(), { crop }));
  expect([outcome('Maize'), outcome('Rice'), outcome('Millet')]).toEqual(['differ', 'differ', 'unknown']);
  const flowers = walk({ pest: 'pod-borer', stage: 'flowering' });
  expect(verdictsOf(flowers, builtInThresholds(), { crop: 'Cowpea' }).map(({ isEstimate }) => isEstimate)).toEqual([
    true,
  ]);
});

test('a newer word of a source takes the place of its older one alone, and may take it back', () => {
  const said = builtInThresholds();
  const [first] = said;
  if (first === undefined) throw new Error('nothing is built in');
  const { version: _, ...details } = { ...first, percent: 30, saidOn: '2026-06-30' };
  const newer = newThreshold(details, said, now);
  expect(newer.version).toBe(2);
  expect(newestThresholds([...said, newer])).toHaveLength(said.length);
  const gone = newThreshold({ ...details, percent: null }, [...said, newer], now);
  expect(newestThresholds([...said, newer, gone])).toHaveLength(said.length - 1);
  expect(() => newThreshold({ ...details, saidOn: '2026-07-03' }, said, now)).toThrow('invalid');
  expect(() => newThreshold({ ...details, source: 'Nobody', percent: null }, said, now)).toThrow('invalid');
  expect([leastPercent(said, 'fall-armyworm', 'late'), leastPercent(said, 'blast', 'late')]).toEqual([20, null]);
});

test('a walk is taken as it was, unless it cannot have been', () => {
  expect(newScouting(walk(), season, maker)).toMatchObject({ by: 'a', createdAt: now.toISOString() });
  const wrong = [{ scoutedOn: '2026-07-03' }, { scoutedOn: '2026-05-31' }, { hits: [11] }];
  for (const change of wrong) expect(() => newScouting(walk(change), season, maker)).toThrow('invalid');
  expect(() => newScouting(walk(), season, { ...maker, recordsAlready: 500 })).toThrow('too-many-records');
});

test('each pest is of crops that are known and has ways to hold it down without poison', () => {
  const crops = knownCrops().map(({ key }) => key);
  for (const key of pestKeys) {
    const pest = pestOf(key);
    expect([key, pest?.crops.filter((crop) => !crops.includes(crop))]).toEqual([key, []]);
    expect(pest?.controls.filter((control) => !controlKeys.includes(control))).toEqual([]);
    expect(pest?.controls.length).toBeGreaterThan(0);
  }
  expect(pestsOfCrop('Masara')).toEqual(['fall-armyworm', 'stem-borer', 'other']);
  expect(pestsOfCrop('Sugarcane')).toEqual(['other']);
});

test('a product acts by what its label says, and none that holds what is banned', () => {
  expect(activesIn('fall-armyworm', 'Emamectin Benzoate 19 g/l')).toEqual([{ name: 'emamectin benzoate', group: '6' }]);
  expect(activesIn('fall-armyworm', 'Emamectin benzoate + Lindane')).toEqual([]);
  expect(activesIn('fall-armyworm', 'Nicosulfuron 40 g/l')).toEqual([]);
  expect(activesIn('mosaic', 'Spinetoram 120 g/l')).toEqual([]);
});

test('places fall into squares, and how much of one is hit is said in a word', () => {
  expect(squareOf([8.26, 12.24])).toEqual([33, 48]);
  expect([0, 1, 2, 3, 5].map((hit) => bandOfShare(hit, 5))).toEqual(['none', 'few', 'some', 'many', 'many']);
});
