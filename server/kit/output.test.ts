import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '@shuka/domain/kit/endpoint.ts';
import { page } from '@shuka/domain/kit/text.ts';
import { cutToOutput } from './output.ts';

const farm = z.strictObject({ name: z.string(), photoId: z.nullable(z.string()), crop: z.optional(z.string()) });

const listFarms = endpoint({
  name: 'farms.listForTest',
  method: 'GET',
  path: '/test',
  who: 'anyone',
  input: z.strictObject({}),
  output: page(farm),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Farms',
});

const answer = {
  items: [{ name: 'Gonar Amina', photoId: null, keeperId: 'secret', bvn: '12345678901' }],
  next: null,
  total: 7,
};

test('what a contract does not name does not leave, at any depth', () => {
  const sent = cutToOutput(listFarms, answer, false);
  expect(sent).toEqual({ items: [{ name: 'Gonar Amina', photoId: null }], next: null });
  expect(JSON.stringify(sent)).not.toContain('12345678901');
});

test('a list in something that may be null, and maps with names of their own, are kept whole', () => {
  const output = z.strictObject({ items: z.nullable(z.array(farm)), doors: z.record(z.string(), z.boolean()) });
  const sent = cutToOutput({ ...listFarms, output }, { items: null, doors: { farmer: true }, more: 1 }, false);
  expect(sent).toEqual({ items: null, doors: { farmer: true } });
});

test('where answers are checked too, one field more is an error of ours', () => {
  expect(() => cutToOutput(listFarms, answer, true)).toThrow('farms.listForTest answered out of shape');
});
