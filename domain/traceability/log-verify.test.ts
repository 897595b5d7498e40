import { createHash, createHmac, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from '#kit/canonical-json.ts';
import {
  checkHistory,
  checkProof,
  checkpointText,
  commitmentOf,
  consistencyRanges,
  hexOf,
  inclusionRanges,
  keyIdBytes,
  leafBytes,
  openCheckpoint,
  readVerifierKey,
  utf8Of,
  writeNote,
  writeVerifierKey,
  type LogTools,
} from './index.ts';
import { rootByHand } from './tree-by-hand.ts';

const file = new URL('../../../shared/vectors/tamper/chain-and-merkle.json', import.meta.url);
const absent = 'the folder shared/vectors is absent, so its checkpoint was not tried';

const sha = (bytes: Uint8Array): Uint8Array => Uint8Array.from(createHash('sha256').update(bytes).digest());

const spkiHead = Buffer.from('302a300506032b6570032100', 'hex');
const keyHead = Buffer.from('302e020100300506032b657004220420', 'hex');

const tools: LogTools = {
  sha256: async (bytes) => sha(bytes),
  isSigned: async (bytes, signature, key) =>
    verify(
      null,
      bytes,
      createPublicKey({ key: Buffer.concat([spkiHead, key]), format: 'der', type: 'spki' }),
      signature,
    ),
};

const rootOver = rootByHand(sha);

type Vectors = { events: unknown[]; checkpoint: { test_seed_hex: string; verifier_key: string; note: string } };

const signerOf = async (seed: string, name: string) => {
  const key = Buffer.concat([keyHead, Buffer.from(seed, 'hex')]);
  const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  const der = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  const publicKey = Uint8Array.from(der.subarray(spkiHead.length));
  const id = (await tools.sha256(keyIdBytes(name, publicKey))).subarray(0, 4);
  const signed = (text: string): string =>
    writeNote({ text, signatures: [{ name, id, signature: Uint8Array.from(sign(null, utf8Of(text), privateKey)) }] });
  return { verifierKey: writeVerifierKey({ name, id, publicKey }), signed };
};

describe('a checkpoint', () => {
  test('is written, signed and read as in the vectors', async ({ skip }) => {
    skip(!existsSync(file), absent);
    const vectors = JSON.parse(readFileSync(file, 'utf8')) as Vectors;
    const { test_seed_hex: seed, verifier_key: key, note } = vectors.checkpoint;
    const origin = 'trace.example.ng/t1';
    const { verifierKey, signed } = await signerOf(seed, origin);
    expect(verifierKey).toBe(key);
    const root = rootOver(
      vectors.events.map((event) => utf8Of(canonicalJson(event))),
      { from: 0, to: 5 },
    );
    expect(signed(checkpointText({ origin, size: 5, root }))).toBe(note);
    const known = await readVerifierKey(key, tools);
    expect(known && (await openCheckpoint(note, known, tools))).toEqual({ origin, size: 5, root });
    for (const bad of [
      note.replace('\n5\n', '\n6\n'),
      note.replace('— ', '- '),
      note.trimEnd(),
      note.replace('ddZi', 'ddZj'),
      '',
    ])
      expect(known && (await openCheckpoint(bad, known, tools))).toBeNull();
    for (const bad of [key.replace('75d6', '75d7'), key.replace('+AQO', '+AgO'), 'x', ''])
      expect(await readVerifierKey(bad, tools)).toBeNull();
  });
});

describe('a proof', () => {
  const leaves = ['a', 'b', 'c', 'd', 'e'].map((lot) => canonicalJson({ kind: 'event', lot }));
  const bytes = leaves.map(utf8Of);
  const headOf = (size: number) => ({ origin: 'log', size, root: rootOver(bytes, { from: 0, to: size }) });
  const provesOf = async () => {
    const { verifierKey, signed } = await signerOf('07'.repeat(32), 'log');
    const hashes = inclusionRanges(2, 5).map((range) => hexOf(rootOver(bytes, range)));
    return {
      verifierKey,
      signed,
      proof: { leaf: leaves[2] ?? '', index: 2, size: 5, hashes, checkpoint: signed(checkpointText(headOf(5))) },
    };
  };

  test('is checked by the public key alone, and each way of cheating has its verdict', async () => {
    const { verifierKey, signed, proof } = await provesOf();
    const other = await signerOf('08'.repeat(32), 'log');
    const verdictOf = (change: Partial<typeof proof>, key = verifierKey) =>
      checkProof({ ...proof, ...change }, key, tools);
    expect(await verdictOf({})).toBe('genuine');
    expect(await verdictOf({ leaf: leaves[1] ?? '' })).toBe('not-in-log');
    expect(await verdictOf({ leaf: ` ${leaves[2]}` })).toBe('not-canonical');
    expect(await verdictOf({ leaf: '{' })).toBe('not-canonical');
    expect(await verdictOf({ size: 4 })).toBe('other-size');
    expect(await verdictOf({ hashes: ['zz'] })).toBe('no-proof');
    expect(await verdictOf({ checkpoint: other.signed(checkpointText(headOf(5))) })).toBe('not-signed');
    expect(await verdictOf({}, other.verifierKey)).toBe('not-signed');
    expect(await verdictOf({}, 'log+1+2')).toBe('no-key');
    const hashes = consistencyRanges(3, 5).map((range) => hexOf(rootOver(bytes, range)));
    const [earlier, later] = [signed(checkpointText(headOf(3))), proof.checkpoint];
    expect(await checkHistory({ earlier, later, hashes }, verifierKey, tools)).toBe('genuine');
    const rewritten = signed(checkpointText({ ...headOf(3), root: sha(utf8Of('x')) }));
    expect(await checkHistory({ earlier: rewritten, later, hashes }, verifierKey, tools)).toBe('history-changed');
  });

  test('shows what was committed to only with its salt', async () => {
    const salt = Uint8Array.from(sha(utf8Of('salt')));
    const content = { plot: 'Home plot', keeper: 'Amina' };
    const commitment = await commitmentOf(content, salt, tools);
    expect(commitment).toBe(createHmac('sha256', salt).update(canonicalJson(content)).digest('hex'));
    const leaf = canonicalJson({ commitment, kind: 'event' });
    const { verifierKey, signed } = await signerOf('07'.repeat(32), 'log');
    const checkpoint = signed(checkpointText({ origin: 'log', size: 1, root: sha(leafBytes(utf8Of(leaf))) }));
    const verdictOf = (opening: { content: unknown; salt: string }) =>
      checkProof({ leaf, index: 0, size: 1, hashes: [], checkpoint, opening }, verifierKey, tools);
    expect(await verdictOf({ content, salt: hexOf(salt) })).toBe('genuine');
    expect(await verdictOf({ content: { ...content, keeper: 'Musa' }, salt: hexOf(salt) })).toBe('other-content');
    expect(await verdictOf({ content, salt: '00' })).toBe('other-content');
  });
});
