import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readDocument } from './document-check.ts';
import { hashUri, preHashOf } from './event-hash.ts';

const folder = new URL('../../../shared/vectors/epcis/', import.meta.url);
const isThere = existsSync(folder);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));

describe.skipIf(!isThere)('the worked cases of EPCIS (skipped where the folder of vectors is absent)', () => {
  test('have the hashes that another program reckoned', () => {
    const { hashes, prehashes } = read('farm-to-market.hashes.json') as { hashes: string[]; prehashes: string[] };
    const { events, faults } = readDocument(read('farm-to-market.jsonld'));
    expect(faults).toEqual([]);
    const texts = events.map(({ event, namespaces }) => preHashOf(event, namespaces));
    expect(texts).toEqual(prehashes);
    expect(texts.map((text) => hashUri(createHash('sha256').update(text).digest('hex')))).toEqual(hashes);
  });

  test.each([
    ['neg-no-offset.jsonld', '/epcisBody/eventList/0/eventTimeZoneOffset', 'missing'],
    ['neg-quantity-text.jsonld', '/epcisBody/eventList/0/quantityList/0/quantity', 'quantity-wrong'],
  ])('%s is refused, with where and why', (name, at, why) => {
    expect(readDocument(read(name)).faults).toEqual([{ at, why }]);
  });

  test.each(['neg-output-exceeds-input.jsonld', 'neg-unknown-lot.jsonld'])(
    '%s has the right shape, and is refused by what happened',
    (name) => {
      expect(readDocument(read(name)).faults).toEqual([]);
    },
  );
});
