import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkPasted } from './check-pasted.ts';

const file = new URL('../../../shared/vectors/tamper/chain-and-merkle.json', import.meta.url);

type Vectors = {
  chain: { canonical: string }[];
  inclusion: { leaf_index: number; tree_size: number; proof: string[] }[];
  checkpoint: { verifier_key: string; note: string };
};

test('a browser checks what was pasted by the key alone', async ({ skip }) => {
  skip(!existsSync(file), 'the folder shared/vectors is absent, so its proofs were not tried');
  const { chain, inclusion, checkpoint } = JSON.parse(readFileSync(file, 'utf8')) as Vectors;
  const last = inclusion.filter(({ tree_size: size }) => size === 5);
  expect(last).toHaveLength(5);
  for (const { leaf_index: index, proof: hashes } of last) {
    const proof = { leaf: chain[index]?.canonical, index, size: 5, hashes, checkpoint: checkpoint.note };
    const verdictOf = (change: object) => checkPasted(JSON.stringify({ ...proof, ...change }), checkpoint.verifier_key);
    expect(await verdictOf({})).toBe('genuine');
    expect(await verdictOf({ leaf: proof.leaf?.replace('LOT-000', 'LOT-001') })).toBe('not-in-log');
    expect(await verdictOf({ checkpoint: checkpoint.note.replace('ddZi', 'eeZi') })).toBe('not-signed');
  }
  expect(await checkPasted('{"a":1}', checkpoint.verifier_key)).toBe('no-proof');
  expect(await checkPasted('hello', checkpoint.verifier_key)).toBe('no-proof');
});
