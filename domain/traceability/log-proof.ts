import { areSame, joined } from './log-bytes.ts';

/** What checking needs of the machine it runs on: SHA-256, and Ed25519 with the 32 bytes of a public key. */
export type LogTools = {
  readonly sha256: (bytes: Uint8Array) => Promise<Uint8Array>;
  readonly isSigned: (bytes: Uint8Array, signature: Uint8Array, publicKey: Uint8Array) => Promise<boolean>;
};

type Hash = Uint8Array;
type Sha256 = LogTools['sha256'];

/** RFC 6962, section 2.1: what a leaf and a node are hashed with, so that neither can be taken for the other. */
export const leafBytes = (data: Uint8Array): Uint8Array => joined(Uint8Array.of(0), data);

export const nodeBytes = (left: Hash, right: Hash): Uint8Array => joined(Uint8Array.of(1), left, right);

/** Whole numbers up to 2^53; `>>` would take them for 32 bits. */
const half = (number: number): number => Math.floor(number / 2);

const isOdd = (number: number): boolean => number % 2 === 1;

const isCount = (number: number): boolean => Number.isSafeInteger(number) && number >= 0;

/** More than a tree of 2^53 leaves needs, twice over. */
const mostHashes = 110;

const areHashes = (proof: readonly Hash[]): boolean =>
  proof.length <= mostHashes && proof.every(({ length }) => length === 32);

/** The root that a proof leads to from a leaf (RFC 9162, section 2.1.3.2); null for a proof that leads nowhere. */
export const rootOfInclusion = async (
  leaf: { readonly hash: Hash; readonly index: number },
  size: number,
  proof: readonly Hash[],
  sha256: Sha256,
): Promise<Hash | null> => {
  if (!isCount(leaf.index) || !isCount(size) || leaf.index >= size || !areHashes(proof)) return null;
  let [at, last, root] = [leaf.index, size - 1, leaf.hash];
  for (const beside of proof) {
    if (last === 0) return null;
    if (isOdd(at) || at === last) {
      root = await sha256(nodeBytes(beside, root));
      while (!isOdd(at) && at !== 0) [at, last] = [half(at), half(last)];
    } else root = await sha256(nodeBytes(root, beside));
    [at, last] = [half(at), half(last)];
  }
  return last === 0 ? root : null;
};

export type TreeHead = { readonly size: number; readonly root: Hash };

const isPowerOfTwo = (count: number): boolean => Number.isInteger(Math.log2(count));

/** Whether a later tree begins with all of an earlier one (RFC 9162, section 2.1.4.2). Of an empty tree nothing can be proved. */
export const isConsistent = async (
  earlier: TreeHead,
  later: TreeHead,
  proof: readonly Hash[],
  sha256: Sha256,
): Promise<boolean> => {
  const [first, second] = [earlier.size, later.size];
  if (!isCount(first) || !isCount(second) || first < 1 || first > second || !areHashes(proof)) return false;
  if (first === second) return proof.length === 0 && areSame(earlier.root, later.root);
  const path = isPowerOfTwo(first) ? [earlier.root, ...proof] : proof;
  const [start, ...rest] = path;
  if (start === undefined || proof.length === 0) return false;
  let [at, last] = [first - 1, second - 1];
  while (isOdd(at)) [at, last] = [half(at), half(last)];
  let [old, now] = [start, start];
  for (const beside of rest) {
    if (last === 0) return false;
    if (isOdd(at) || at === last) {
      old = await sha256(nodeBytes(beside, old));
      now = await sha256(nodeBytes(beside, now));
      while (!isOdd(at) && at !== 0) [at, last] = [half(at), half(last)];
    } else now = await sha256(nodeBytes(now, beside));
    [at, last] = [half(at), half(last)];
  }
  return last === 0 && areSame(old, earlier.root) && areSame(now, later.root);
};
