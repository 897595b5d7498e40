import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpointOf, readEndpoint, toToday } from './act-version.ts';
import { endpoint } from './endpoint.ts';

const contract = endpoint({
  name: 'goats.register',
  method: 'POST',
  path: '/api/goats',
  who: 'signed-in',
  input: z.strictObject({ names: z.array(z.string()) }),
  output: z.strictObject({}),
  errors: {},
  offline: 'queue',
  version: 3,
  upcasts: {
    1: (input) => ({ called: (input as { name: string }).name }),
    2: (input) => ({ names: [(input as { called: string }).called.toUpperCase()] }),
  },
  audit: 'registered a goat',
  summary: 'Registers a goat',
});

describe('what an act is called', () => {
  test('is its name alone in its first version', () => {
    expect(endpointOf({ name: 'goats.register' })).toBe('goats.register');
    expect(readEndpoint('goats.register')).toEqual({ name: 'goats.register', version: 1 });
  });

  test('tells the version from the second on', () => {
    expect(endpointOf(contract)).toBe('goats.register@3');
    expect(readEndpoint('goats.register@3')).toEqual({ name: 'goats.register', version: 3 });
    expect(readEndpoint('goats.register@9999')).toEqual({ name: 'goats.register', version: 9999 });
  });

  test.each(['goats.register@', 'goats.register@0', 'goats.register@x', 'goats.register@1@2', 'a@99999', 'a@1x'])(
    'is never %s',
    (text) => expect(readEndpoint(text)).toBeNull(),
  );
});

describe('an input of an older version', () => {
  test('is brought up version by version', () => {
    expect(toToday(contract, 1, { name: 'Ada' })).toEqual({ input: { names: ['ADA'] } });
    expect(toToday(contract, 2, { called: 'Ada' })).toEqual({ input: { names: ['ADA'] } });
    expect(toToday(contract, 3, { names: ['Ada'] })).toEqual({ input: { names: ['Ada'] } });
  });

  test('has no way up from a newer version, from a gap, or when it never was of its version', () => {
    expect(toToday(contract, 4, { names: ['Ada'] })).toBeNull();
    expect(toToday({ ...contract, upcasts: {} }, 1, { name: 'Ada' })).toBeNull();
    expect(toToday(contract, 2, {})).toBeNull();
  });
});
