import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cornerOf,
  degreesOf,
  isEmptyRow,
  positionsOf,
  rowOfCorner,
  rowsOfList,
  swappedRows,
  wrongAxes,
} from './typed-corners.ts';

describe('a latitude is read', () => {
  test.each([
    ['12.002111'],
    ['12,002111'],
    ['12\u060c002111'],
    [' 12.002111 N '],
    ['N12.002111'],
    ['12°00\'07.6"N'],
    ['12°00\'07,6"N'],
    ['12\u00ba00\u203207.6\u2033 n'],
    ["12°00'07.6''"],
    ['12 0 7.6'],
    ['12° 0.12667'],
    ['N 12 00 07.6'],
  ])('%s', (text) => {
    expect(degreesOf(text, 'latitude')).toBeCloseTo(12.002111, 5);
  });

  test('south and minus are below the equator', () => {
    expect(degreesOf('9.5 S', 'latitude')).toBe(-9.5);
    expect(degreesOf('-9.5', 'latitude')).toBe(-9.5);
    expect(degreesOf('\u22129,5', 'latitude')).toBe(-9.5);
  });

  test.each([
    ['', 'nothing'],
    ['twelve', 'a word'],
    ['91', 'beyond the pole'],
    ['8.5 E', 'a longitude by its letter'],
    ['12°60\'00"', 'sixty minutes'],
    ["12.5°30'", 'a broken degree with minutes'],
    ['-12 S', 'two signs'],
    ['1.234.567', 'two points'],
    ['N 12 N', 'two letters'],
  ])('%s is refused: %s', (text) => {
    expect(degreesOf(text, 'latitude')).toBeNull();
  });
});

test('a longitude may pass 90 degrees, and stops at 180', () => {
  expect(degreesOf('120.5', 'longitude')).toBe(120.5);
  expect(degreesOf('180.1', 'longitude')).toBeNull();
});

test('a row gives its corner, longitude first, or says which field to mend', () => {
  expect(cornerOf({ latitude: '12,0021', longitude: '8,5167' })).toEqual([8.5167, 12.0021]);
  expect(wrongAxes({ latitude: 'x', longitude: '8.5' })).toEqual(['latitude']);
  expect(wrongAxes({ latitude: 'x', longitude: '' })).toEqual(['latitude', 'longitude']);
  expect(cornerOf({ latitude: 'x', longitude: '8.5' })).toBeNull();
  expect(
    positionsOf([
      { latitude: 'x', longitude: '8.5' },
      { latitude: '12', longitude: '8.5' },
    ]),
  ).toEqual([[8.5, 12]]);
});

test('an empty row is told from a wrong one', () => {
  expect(isEmptyRow({ latitude: ' ', longitude: '' })).toBe(true);
  expect(isEmptyRow({ latitude: '', longitude: 'x' })).toBe(false);
  expect(wrongAxes({ latitude: '', longitude: ' ' })).toEqual([]);
});

describe('a pasted line gives one corner', () => {
  test.each([
    ['12.0021, 8.5167'],
    ['12.0021,8.5167'],
    ['12.0021 8.5167'],
    ['12.0021\t8.5167'],
    ['12.0021; 8.5167'],
    ['12,0021 8,5167'],
    ['12,0021; 8,5167'],
    ['12,0021, 8,5167'],
    ['12,0021,8,5167'],
    ['(12.0021, 8.5167)'],
    ['12.0021N 8.5167E'],
    ['N12.0021, E8.5167'],
    ['8.5167° E, 12.0021° N'],
    ['12°00\'07.56"N 8°31\'00.12"E'],
    ['12°00\'07.56", 8°31\'00.12"'],
    ['12°00\'07.56" 8°31\'00.12"'],
  ])('%s', (line) => {
    expect(rowsOfList(line).map(cornerOf)).toEqual([[8.5167, 12.0021]]);
  });

  test('a list has a corner a line, and empty lines are none', () => {
    expect(rowsOfList('12.1, 8.1\r\n\n12.2, 8.2\n12.3, 8.3\n').map(cornerOf)).toEqual([
      [8.1, 12.1],
      [8.2, 12.2],
      [8.3, 12.3],
    ]);
  });

  test('a line that cannot be read stays to be mended', () => {
    expect(rowsOfList('by the mango tree')).toHaveLength(1);
    expect(rowsOfList('mango')).toEqual([{ latitude: 'mango', longitude: '' }]);
  });
});

test('a corner written out and read again is the same', () => {
  const degrees = (limit: number) => fc.integer({ min: -limit * 1e6, max: limit * 1e6 }).map((steps) => steps / 1e6);
  fc.assert(
    fc.property(degrees(180), degrees(90), (longitude, latitude) => {
      const row = rowOfCorner([longitude, latitude]);
      expect(cornerOf(row)).toEqual([longitude + 0, latitude + 0]);
      expect(rowsOfList(`${row.latitude}, ${row.longitude}`)).toEqual([row]);
    }),
  );
});

test('swapping exchanges the two fields of every row', () => {
  expect(swappedRows([{ latitude: '8', longitude: '12' }])).toEqual([{ latitude: '12', longitude: '8' }]);
});
