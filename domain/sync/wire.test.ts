import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lastId, readCursor, writeCursor, type Place } from './wire.ts';

const number = fc.integer({ min: 0, max: 999_999_999_999 });
const place: fc.Arbitrary<Place> = fc
  .record({ rev: number, id: fc.oneof(fc.constant(lastId), fc.uuid()), anewAt: fc.option(number) })
  .map(({ anewAt, ...rest }) => (anewAt === null ? rest : { ...rest, anewAt }));
const shard = fc.constantFrom('KN', 'KD', 'NG', 'LA', 'OY', 'FC');
const cursor = fc.record({
  epoch: fc.uuid(),
  places: fc.array(fc.tuple(shard, place)).map((entries) => new Map(entries)),
});

describe('a cursor', () => {
  test('is read as it was written, and goes into an address as it is', () => {
    fc.assert(
      fc.property(cursor, (one) => {
        const text = writeCursor(one);
        expect(readCursor(text)).toEqual(one);
        expect(encodeURIComponent(text)).toBe(text);
      }),
    );
  });

  test('that nobody wrote is none', () => {
    const epoch = '0193a000-0000-7000-8000-000000000001';
    const wrong = [
      '',
      'x',
      `${epoch}~`,
      `${epoch}~KN`,
      `${epoch}~KN.x`,
      `${epoch}~KN.1.${epoch}.2.3`,
      `${epoch}~KN.-1`,
    ];
    expect(wrong.map(readCursor)).toEqual(wrong.map(() => null));
  });

  test('of a country where nothing is new is short', () => {
    const places = new Map(Array.from({ length: 37 }, (_, at) => [`A${at % 10}`, { rev: 1_000_000 + at, id: lastId }]));
    expect(writeCursor({ epoch: lastId, places }).length).toBeLessThan(500);
  });
});
