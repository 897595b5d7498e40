import { expect, test } from 'vitest';
import { boundaryFault } from './boundary-rules.ts';
import type { Boundary } from './geodesy.ts';

/** A square by its south-west corner and the degrees of a side. */
const square = (longitude: number, latitude: number, side: number): Boundary => [
  [longitude, latitude],
  [longitude + side, latitude],
  [longitude + side, latitude + side],
  [longitude, latitude + side],
];

test.each([
  ['a bed of 4 m by 4 m', square(8.5, 12, 0.000_036)],
  ['a plot of a hectare', square(8.5, 12, 0.0009)],
  ['an estate of 9,800 ha', square(8.5, 12, 0.0896)],
  ['a plot on the very coast of Bayelsa', square(6.07, 4.28, 0.0009)],
])('%s can be kept', (_, boundary) => {
  expect(boundaryFault(boundary)).toBeNull();
});

test.each([
  ['no corner', [], 'plots.tooFewCorners'],
  ['two corners', square(8.5, 12, 0.001).slice(0, 2), 'plots.tooFewCorners'],
  [
    'three corners on one line',
    [
      [8.5, 12],
      [8.501, 12],
      [8.502, 12],
    ],
    'plots.crossesItself',
  ],
  [
    'a figure of eight',
    [
      [8.5, 12],
      [8.501, 12.001],
      [8.501, 12],
      [8.5, 12.001],
    ],
    'plots.crossesItself',
  ],
  ['a bed of 3 m by 3 m', square(8.5, 12, 0.000_027), 'plots.tooSmall'],
  ['10,200 ha', square(8.5, 12, 0.0914), 'plots.tooLarge'],
  ['a plot in Accra', square(-0.2, 5.6, 0.001), 'plots.outsideNigeria'],
  [
    'one corner at no degrees at all',
    [
      [8.5, 12],
      [8.501, 12],
      [0, 0],
    ],
    'plots.outsideNigeria',
  ],
] as const)('%s cannot: %s', (_, boundary, fault) => {
  expect(boundaryFault(boundary)).toBe(fault);
});
