import { expect, test } from 'vitest';
import { sketchPoints } from './boundary-sketch.ts';

test('a plot is drawn north up, in the middle, longer side filling the square', () => {
  const wide = [
    [8, 0],
    [8.002, 0],
    [8.002, 0.001],
    [8, 0.001],
  ] as const;
  expect(sketchPoints([wide], 100)).toEqual(['0.0,75.0 100.0,75.0 100.0,25.0 0.0,25.0']);
});

test('two boundaries keep to one scale: half as long is drawn half as long', () => {
  const long = [
    [8, 0],
    [8.002, 0],
    [8, 0.002],
  ] as const;
  const short = [
    [8, 0],
    [8.001, 0],
    [8, 0.001],
  ] as const;
  expect(sketchPoints([long, short], 100)[1]).toBe('0.0,100.0 50.0,100.0 0.0,50.0');
});

test('boundaries with no corners, or all corners in one spot, break nothing', () => {
  expect(sketchPoints([[], []], 100)).toEqual(['', '']);
  expect(sketchPoints([[[8, 9]]], 100)).toEqual(['50.0,50.0']);
});
