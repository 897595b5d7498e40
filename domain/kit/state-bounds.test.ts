import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Position } from './geodesy.ts';
import { states } from './nigeria.ts';
import bounds from './state-bounds.json' with { type: 'json' };
import { isInNigeria, placeDoubt, stateBox } from './state-bounds.ts';

const vectors = new URL('../../../shared/vectors/', import.meta.url);

type WardPoint = { lat: number; lon: number; state: string; km_to_state_border_vertex: number };

/** Capitals, by general knowledge, to a tenth of a degree or better. */
const capitals: readonly (readonly [code: string, longitude: number, latitude: number])[] = [
  ['AB', 7.49, 5.53],
  ['AD', 12.48, 9.2],
  ['AK', 7.92, 5.03],
  ['AN', 7.07, 6.21],
  ['BA', 9.84, 10.31],
  ['BE', 8.53, 7.73],
  ['BO', 13.15, 11.84],
  ['BY', 6.27, 4.93],
  ['CR', 8.32, 4.96],
  ['DE', 6.73, 6.2],
  ['EB', 8.11, 6.32],
  ['ED', 5.62, 6.34],
  ['EK', 5.22, 7.62],
  ['EN', 7.5, 6.45],
  ['FC', 7.49, 9.06],
  ['GO', 11.17, 10.29],
  ['IM', 7.03, 5.48],
  ['JI', 9.34, 11.76],
  ['KD', 7.44, 10.52],
  ['KE', 4.2, 12.45],
  ['KN', 8.52, 12],
  ['KO', 6.74, 7.8],
  ['KT', 7.6, 12.99],
  ['KW', 4.54, 8.5],
  ['LA', 3.34, 6.6],
  ['NA', 8.52, 8.49],
  ['NI', 6.55, 9.61],
  ['OG', 3.35, 7.15],
  ['ON', 5.19, 7.25],
  ['OS', 4.56, 7.77],
  ['OY', 3.9, 7.38],
  ['PL', 8.89, 9.92],
  ['RI', 7.01, 4.82],
  ['SO', 5.24, 13.06],
  ['TA', 11.36, 8.89],
  ['YO', 11.96, 11.75],
  ['ZA', 6.66, 12.17],
];

/** The shared points name two states another way than we do. */
const codeOf = (name: string): string => {
  const usual = { 'Federal Capital Territory': 'Abuja Federal Capital Territory', Nassarawa: 'Nasarawa' }[name] ?? name;
  return states.find((state) => state.name === usual)?.code ?? name;
};

test('every state has a box within the box of the country', () => {
  expect(bounds.states.map((state) => state.code)).toEqual(states.map((state) => state.code));
  for (const box of bounds.states) {
    expect(box.west, box.code).toBeLessThan(box.east);
    expect(box.south, box.code).toBeLessThan(box.north);
    for (const position of [
      [box.west, box.south],
      [box.east, box.north],
    ] as const) {
      expect(isInNigeria(position), box.code).toBe(true);
    }
  }
  expect(stateBox('XX')).toBeUndefined();
});

test('every capital lies in its state without a doubt', () => {
  expect(capitals.map(([code]) => code)).toEqual(states.map((state) => state.code));
  const doubted = capitals.filter(([code, longitude, latitude]) => placeDoubt(code, [longitude, latitude]) !== null);
  expect(doubted).toEqual([]);
});

test('every capital typed the wrong way round is doubted, but where both orders lie in the state', () => {
  const missed = capitals.filter(
    ([code, longitude, latitude]) => placeDoubt(code, [latitude, longitude]) !== 'swapped',
  );
  expect(missed.map(([code]) => code)).toEqual(['BA', 'BO', 'DE', 'ED', 'KO', 'NA', 'PL', 'YO']);
});

describe('a plot that is not where it is said to be', () => {
  test.each([
    ['a plot in Kano said to be in Ondo', 'ON', [8.52, 12], 'outside-state'],
    ['a plot in Ondo the wrong way round, which lies in Rivers', 'ON', [7.091, 5.106], 'swapped'],
    ['a plot in Kano the wrong way round, which lies in Adamawa', 'KN', [12, 8.52], 'swapped'],
    ['Accra', 'LA', [-0.2, 5.6], 'outside-nigeria'],
    ['no degrees at all', 'LA', [0, 0], 'outside-nigeria'],
    ['Lagos the wrong way round, said to be in Kano', 'KN', [13.4, 2.9], 'swapped'],
    ['a state we do not know', 'XX', [8.52, 12], null],
  ] as const)('%s', (_, code, position, doubt) => {
    expect(placeDoubt(code, position)).toBe(doubt);
  });
});

test('the shared points lie in the boxes of their states, with the circle that reaches to the border', ({ skip }) => {
  skip(!existsSync(vectors), 'the folder shared/vectors is absent, so its points were not tried');
  const file = new URL('nigeria/point-in-state-lga.json', vectors);
  const { points } = JSON.parse(readFileSync(file, 'utf8')) as { points: WardPoint[] };
  expect(points.length).toBeGreaterThan(100);
  const outside = points.filter(({ lat, lon, state, km_to_state_border_vertex: km }) => {
    const reach = km / 111.4;
    const around = [
      [lon, lat - reach],
      [lon, lat + reach],
      [lon - reach, lat],
      [lon + reach, lat],
    ] as const;
    return around.some((position) => placeDoubt(codeOf(state), position) !== null);
  });
  expect(outside).toEqual([]);
});

test('the shared swapped plot of Ondo is seen to be swapped', ({ skip }) => {
  skip(!existsSync(vectors), 'the folder shared/vectors is absent, so its swapped plot was not tried');
  const file = JSON.parse(readFileSync(new URL('eudr/bad-swapped-lat-lon.geojson', vectors), 'utf8')) as {
    features: [{ geometry: { coordinates: Position } }];
  };
  expect(placeDoubt('ON', file.features[0].geometry.coordinates)).toBe('swapped');
});
