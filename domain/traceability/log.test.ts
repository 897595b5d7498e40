import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from '#kit/canonical-json.ts';
import {
  base64Of,
  bytesOfBase64,
  bytesOfHex,
  consistencyRanges,
  hexOf,
  inclusionRanges,
  isConsistent,
  leafBytes,
  nodesOf,
  rootOfInclusion,
  utf8Of,
} from './index.ts';
import { rootByHand } from './tree-by-hand.ts';

const folder = new URL('../../../shared/vectors/tamper/', import.meta.url);
const absent = 'the folder shared/vectors is absent, so its trees were not tried';

const sha = (bytes: Uint8Array): Uint8Array => Uint8Array.from(createHash('sha256').update(bytes).digest());

const sha256 = async (bytes: Uint8Array): Promise<Uint8Array> => sha(bytes);

const rootOver = rootByHand(sha);

type Vectors = {
  events: unknown[];
  chain: { canonical: string }[];
  roots: { size: number; root: string }[];
  inclusion: { leaf_index: number; tree_size: number; leaf_hash: string; proof: string[] }[];
  consistency: { first: number; second: number; proof: string[] }[];
};

const read = (): Vectors => JSON.parse(readFileSync(new URL('chain-and-merkle.json', folder), 'utf8')) as Vectors;

const leavesOf = ({ events }: Vectors): Uint8Array[] => events.map((event) => utf8Of(canonicalJson(event)));

describe('canonical JSON', () => {
  test('comes out to the byte as RFC 8785 has it', ({ skip }) => {
    skip(!existsSync(folder), absent);
    const input = new URL('jcs/testdata/input/', folder);
    for (const name of readdirSync(input)) {
      const value: unknown = JSON.parse(readFileSync(new URL(name, input), 'utf8'));
      const hex = readFileSync(new URL(`jcs/testdata/outhex/${name.replace('.json', '.txt')}`, folder), 'utf8');
      expect([name, hexOf(utf8Of(canonicalJson(value)))]).toEqual([name, hex.trim().split(/\s+/).join('')]);
    }
    const vectors = read();
    expect(vectors.events.map(canonicalJson)).toEqual(vectors.chain.map(({ canonical }) => canonical));
  });
});

describe('the tree', () => {
  test('has the roots and proofs of the vectors', async ({ skip }) => {
    skip(!existsSync(folder), absent);
    const vectors = read();
    const leaves = leavesOf(vectors);
    for (const { size, root } of vectors.roots) expect(hexOf(rootOver(leaves, { from: 0, to: size }))).toBe(root);
    for (const { leaf_index: index, tree_size: size, leaf_hash: leafHash, proof } of vectors.inclusion) {
      const hash = sha(leafBytes(leaves[index] ?? new Uint8Array()));
      expect(hexOf(hash)).toBe(leafHash);
      const made = inclusionRanges(index, size).map((range) => rootOver(leaves, range));
      expect(made.map(hexOf)).toEqual(proof);
      const root = await rootOfInclusion({ hash, index }, size, made, sha256);
      expect(root && hexOf(root)).toBe(vectors.roots[size]?.root);
    }
    for (const { first, second, proof } of vectors.consistency) {
      const made = consistencyRanges(first, second).map((range) => rootOver(leaves, range));
      expect(made.map(hexOf)).toEqual(proof);
    }
  });

  test('proves every leaf and every earlier tree, and nothing that was changed', async () => {
    const leaves = Array.from({ length: 21 }, (_, at) => utf8Of(`leaf ${at}`));
    const headOf = (size: number) => ({ size, root: rootOver(leaves, { from: 0, to: size }) });
    for (let size = 1; size <= leaves.length; size += 1) {
      for (let index = 0; index < size; index += 1) {
        const proof = inclusionRanges(index, size).map((range) => rootOver(leaves, range));
        const rootFrom = (data: string, at = index) =>
          rootOfInclusion({ hash: sha(leafBytes(utf8Of(data))), index: at }, size, proof, sha256);
        expect(await rootFrom(`leaf ${index}`)).toEqual(headOf(size).root);
        expect(await rootFrom('another')).not.toEqual(headOf(size).root);
        expect(await rootFrom(`leaf ${index}`, size)).toBeNull();
      }
      for (let first = 1; first <= size; first += 1) {
        const proof = consistencyRanges(first, size).map((range) => rootOver(leaves, range));
        const holds = (earlier = headOf(first), path = proof) => isConsistent(earlier, headOf(size), path, sha256);
        expect(await holds()).toBe(true);
        expect(await holds({ size: first, root: sha(utf8Of('rewritten')) })).toBe(false);
        expect(await holds(headOf(first), [...proof, sha(utf8Of('more'))])).toBe(false);
        if (proof.length > 0) expect(await holds(headOf(first), proof.slice(1))).toBe(false);
      }
    }
    const empty = { size: 0, root: sha(new Uint8Array()) };
    expect(await isConsistent(empty, headOf(3), [], sha256), 'of nothing nothing is proved').toBe(false);
  });

  test('is cut into nodes alike for trees beyond 32 bits', () => {
    const size = 2 ** 40 + 3;
    const over = inclusionRanges(2 ** 35 + 5, size).flatMap(nodesOf);
    expect(over.every(({ level, place }) => Number.isSafeInteger(place) && (place + 1) * 2 ** level <= size)).toBe(
      true,
    );
    expect(() => inclusionRanges(5, 5)).toThrow(RangeError);
    expect(() => consistencyRanges(0, 5)).toThrow(RangeError);
  });
});

test('bytes are written and read as everybody does', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(base64Of(bytes)).toBe(Buffer.from(bytes).toString('base64'));
      expect(bytesOfBase64(base64Of(bytes))).toEqual(bytes);
      expect(bytesOfHex(hexOf(bytes))).toEqual(bytes);
    }),
  );
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => Buffer.from(utf8Of(text)).toString() === text));
  expect([bytesOfBase64('QQ'), bytesOfBase64('QR=='), bytesOfHex('0G'), bytesOfHex('012')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
