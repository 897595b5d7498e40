import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '@shuka/domain/kit/endpoint.ts';
import { parseInput } from './input.ts';

const tell = endpoint({
  name: 'messaging.tell',
  method: 'POST',
  path: '/api/tell',
  who: 'anyone',
  input: z.strictObject({ says: z.string(), lines: z.array(z.strictObject({ word: z.string() })) }),
  output: z.strictObject({}),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Tells',
});

const zero = String.fromCharCode(0);

test('a text that the database cannot hold is refused beside its field, wherever it stands', () => {
  const refused = (sent: unknown): unknown => {
    try {
      return parseInput(tell, sent);
    } catch (error) {
      return (error as { fields: unknown }).fields;
    }
  };
  const says = 'field.controlCharacter';
  expect(refused({ says: `a${zero}`, lines: [] })).toEqual([{ field: 'says', says }]);
  expect(refused({ says: '', lines: [{ word: 'b' }, { word: zero }] })).toEqual([{ field: 'lines.1.word', says }]);
  expect(refused({ says: 'a', lines: [{ word: 'b' }] })).toEqual({ says: 'a', lines: [{ word: 'b' }] });
});
