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

  const epoch = '0193a000-0000-7000-8000-000000000001';

  test.each(['', 'x', `x${epoch}`, `${epoch}x`, epoch.toUpperCase().replace('A', 'G'), `KN.1~${epoch}`])(
    'of no epoch, "%s", is none',
    (text) => expect(readCursor(text)).toBeNull(),
  );

  test.each([
    '',
    'KN',
    'KN.',
    'KN.x',
    'KN.-1',
    'KN.1x',
    'KN.1234567890123456',
    'K.1',
    'KNX.1',
    'XKN.1',
    'kn.1',
    'KN.1.',
    'KN.1.x',
    `KN.1.${epoch}x`,
    `KN.1.x${epoch}`,
    `KN.1.${epoch}.`,
    `KN.1.${epoch}.x`,
    `KN.1.${epoch}.2x`,
    `KN.1.${epoch}.1234567890123456`,
    `KN.1.${epoch}.2.3`,
  ])('with a place that nobody wrote, "%s", is none', (text) => {
    expect(readCursor(`${epoch}~${text}`)).toBeNull();
    expect(readCursor(`${epoch}~KN.1~${text}`)).toBeNull();
  });

  test('is read in each of the forms a place has', () => {
    const read = (text: string) => readCursor(`${epoch}~${text}`)?.places.get('K9');
    expect(read('K9.999999999999999')).toEqual({ rev: 999_999_999_999_999, id: lastId });
    expect(read(`K9.4.${epoch}`)).toEqual({ rev: 4, id: epoch });
    expect(read(`K9.4.${lastId}.999999999999999`)).toEqual({ rev: 4, id: lastId, anewAt: 999_999_999_999_999 });
    expect(writeCursor({ epoch, places: new Map([['K9', { rev: 4, id: lastId }]]) })).toBe(`${epoch}~K9.4`);
    expect(readCursor(epoch)).toEqual({ epoch, places: new Map() });
  });

  test('of a country where nothing is new is short', () => {
    const places = new Map(Array.from({ length: 37 }, (_, at) => [`A${at % 10}`, { rev: 1_000_000 + at, id: lastId }]));
    expect(writeCursor({ epoch: lastId, places }).length).toBeLessThan(500);
  });
});
