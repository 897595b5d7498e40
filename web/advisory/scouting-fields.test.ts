import { expect, test } from 'vitest';
import { scoutingOf, spotsOf } from './scouting-fields.ts';

const season = { id: 's', farmId: 'f', keeperId: 'k' };

test('each place has its count, and a place of which nothing was said is no nought', () => {
  const fields = { pest: 'blast', stage: 'early', scoutedOn: '2026-06-01', 'hits.0': '3', 'hits.1': ' ' };
  const { hits, plantsPerSpot } = scoutingOf(fields, season, { id: 'a', corrects: null, spots: 2, plants: 10 });
  expect([hits, plantsPerSpot]).toEqual([[3, Number.NaN], 10]);
});

test('a walk that is corrected keeps its places', () => {
  expect([spotsOf(null), spotsOf({ hits: [1, 2] })]).toEqual([5, 2]);
});
