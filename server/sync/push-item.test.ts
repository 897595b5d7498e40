import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Contract } from '@shuka/domain/kit/endpoint.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { mostPushLetters, type Item } from '@shuka/domain/sync';
import { hashOfInput } from '#kit/same-write.ts';
import type { Route } from '#kit/route.ts';
import { makeSecrets } from '#kit/secrets.ts';
import { contract } from '#world/asking.ts';
import { readAct, readItems, type Arrived } from './push-item.ts';

/* What a phone brings, before anything is done with it: without a database. */

const secrets = makeSecrets(Buffer.alloc(32, 1));

const item = (seq: number, afterSeconds = 0, input: unknown = {}): Item => [seq, afterSeconds, 'farms.addFarm', input];

/** What a batch is refused for, by the fields it names; 'taken' for one that is not. */
const refused = (items: readonly Item[]): string => {
  try {
    readItems(items, secrets);
    return 'taken';
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return [error.code, ...error.fields.map(({ field, says }) => `${field} ${says}`)].join(' ');
  }
};

describe('a batch of acts', () => {
  test('tells of each when it was made, by the seconds since the one before', () => {
    const read = readItems([item(4, 1_780_000_000), item(5, 60), item(9, 3)], secrets);
    expect(read.map(({ seq, occurredAt }) => [seq, occurredAt.getTime() / 1000])).toEqual([
      [4, 1_780_000_000],
      [5, 1_780_000_060],
      [9, 1_780_000_063],
    ]);
    expect(read[0]).toMatchObject({ endpoint: 'farms.addFarm', input: {} });
    expect(read[0]?.inputHash).toEqual(hashOfInput(secrets, ['farms.addFarm', {}]));
  });

  test('of a clock that is wrong is of the first second or the last there is', () => {
    const at = (seconds: number) => readItems([item(1, seconds)], secrets)[0]?.occurredAt.toISOString();
    expect([at(-5), at(1e15)]).toEqual(['1970-01-01T00:00:00.000Z', '9999-12-31T23:59:59.000Z']);
  });

  test('has numbers that ascend from one to the largest a phone can reach', () => {
    const wrong = (place: number) => `invalid items.${place} field.wrong`;
    expect(refused([item(1), item(2_147_483_647)])).toBe('taken');
    expect(refused([item(0)])).toBe(wrong(0));
    expect(refused([item(1), item(1)])).toBe(wrong(1));
    expect(refused([item(3), item(2)])).toBe(wrong(1));
    expect(refused([item(1), item(2_147_483_648)])).toBe(wrong(1));
  });

  test('has no act that is nested deeper than any is, among lists and fields alike', () => {
    const nested = (levels: number): unknown => {
      let value: unknown = levels % 2 === 0 ? {} : [];
      for (let level = 1; level < levels; level += 1) value = level % 2 === 0 ? [value] : { flat: 1, value };
      return value;
    };
    expect(refused([item(1, 0, nested(40))])).toBe('taken');
    expect(refused([item(1, 0, nested(41))])).toBe('invalid items.0 field.wrong');
    expect(refused([item(1, 0, null), item(2, 0, 'text')])).toBe('taken');
  });

  test('is no longer than phones send, where it is of several acts', () => {
    const text = (letters: number) => 'x'.repeat(letters - 2); // two are its marks
    expect(refused([item(1, 0, text(mostPushLetters + 1))])).toBe('taken');
    const half = mostPushLetters / 2;
    expect(refused([item(1, 0, text(half)), item(2, 0, text(half))])).toBe('taken');
    expect(refused([item(1, 0, text(half)), item(2, 0, text(half + 1))])).toBe('too-large');
    expect(refused([item(1, 0, text(mostPushLetters - 4)), item(2, 0, undefined)])).toBe('taken');
  });
});

describe('an act', () => {
  const known = (change: object): Contract =>
    contract({
      name: 'farms.addFarm',
      offline: 'queue',
      version: 2,
      upcasts: { 1: ({ called }: { called: string }) => ({ name: called }) },
      input: z.strictObject({ name: z.string() }),
      ...change,
    });
  const route = (change: object = {}) => ({ contract: known(change) }) as unknown as Route;
  const arrived = (endpoint: string, input: unknown): Arrived => ({
    seq: 1,
    occurredAt: new Date(0),
    endpoint,
    input,
    inputHash: Buffer.alloc(32),
  });
  const read = (endpoint: string, input: unknown, change: object = {}) =>
    readAct(arrived(endpoint, input), new Map([['farms.addFarm', route(change)]]));

  test('is read in the shape of today, whichever app made it', () => {
    expect(read('farms.addFarm@2', { name: 'Hill' }).input).toEqual({ name: 'Hill' });
    expect(read('farms.addFarm', { called: 'Hill' })).toMatchObject({
      arrived: { endpoint: 'farms.addFarm', input: { called: 'Hill' } },
      input: { name: 'Hill' },
    });
  });

  test.each([
    ['that nobody knows', 'farms.burnFarm@2', {}, {}, 'unknown-act'],
    ['whose name is none', 'farms.addFarm@x', {}, {}, 'unknown-act'],
    ['that never waits on a phone', 'farms.addFarm@2', { name: 'Hill' }, { offline: 'never' }, 'needs-network'],
    ['of a newer app', 'farms.addFarm@3', { name: 'Hill' }, {}, 'unknown-version'],
    ['that its contract refuses', 'farms.addFarm@2', { name: 7 }, {}, 'invalid'],
  ])('%s is not', (_what, endpoint, input, change, code) => {
    expect(() => read(endpoint, input, change)).toThrow(code);
  });
});
