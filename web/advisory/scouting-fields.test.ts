import { expect, test } from 'vitest';
import { scoutingOf, spotsOf } from './scouting-fields.ts';

const season = { id: 's', farmId: 'f', keeperId: 'k' };

test('each place has its count, and a place of which nothing was said is no nought', () => {
  const fields = { pest: 'blast', stage: 'early', scoutedOn: '2026-06-01', 'hits.0': '3', 'hits.1': ' ' };
  const about = { id: 'a', corrects: null, spots: 2, plants: 10, photoIds: ['p'] };
  const { hits, plantsPerSpot, photoIds } = scoutingOf(fields, season, about);
  expect([hits, plantsPerSpot, photoIds]).toEqual([[3, Number.NaN], 10, ['p']]);
});

test('a walk that is corrected keeps its places', () => {
  expect([spotsOf(null), spotsOf({ hits: [1, 2] })]).toEqual([5, 2]);
});
