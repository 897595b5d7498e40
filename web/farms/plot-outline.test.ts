import { expect, test } from 'vitest';
import type { Position } from '@shuka/domain/kit/geodesy.ts';
import { outlineOf } from './plot-outline.ts';

const points = (...corners: readonly Position[]): readonly (readonly number[])[] =>
  outlineOf(corners)
    .split(' ')
    .map((point) => point.split(',').map(Number));

test('north is up and west is left, and the longer side fills the picture', () => {
  const [southWest, southEast, northEast] = points([8.5, 12], [8.502, 12], [8.502, 12.001], [8.5, 12.001]);
  expect(southWest?.[0]).toBe(8);
  expect(southEast?.[0]).toBe(92);
  expect(southEast?.[1]).toBeGreaterThan(northEast?.[1] ?? 0);
});

test('land that is a square looks like one, though degrees of longitude are shorter than those of latitude', () => {
  const east = 0.001 / Math.cos((12 * Math.PI) / 180);
  const [southWest = [], southEast = [], northEast = []] = points([8.5, 12], [8.5 + east, 12], [8.5 + east, 12.001]);
  expect((southEast[0] ?? 0) - (southWest[0] ?? 0)).toBeCloseTo((southEast[1] ?? 0) - (northEast[1] ?? 0), 1);
});

test('a single corner stands in the middle', () => {
  expect(points([8.5, 12])).toEqual([[50, 50]]);
});
