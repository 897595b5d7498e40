import { leafBytes, nodeBytes } from './log-proof.ts';
import { nodesOf, type LeafRange } from './log-tree.ts';

type Hash = (bytes: Uint8Array) => Uint8Array;

const wholeNode = (sha: Hash, leaves: readonly Uint8Array[], level: number, place: number): Uint8Array => {
  if (level === 0) return sha(leafBytes(leaves[place] ?? new Uint8Array()));
  const half = (one: number): Uint8Array => wholeNode(sha, leaves, level - 1, place * 2 + one);
  return sha(nodeBytes(half(0), half(1)));
};

/** The hash over a range, made from the leaves alone: what tests hold the shape of the tree to. `sha` is SHA-256. */
export const rootByHand =
  (sha: Hash) =>
  (leaves: readonly Uint8Array[], { from, to }: LeafRange): Uint8Array => {
    const [last, ...rest] = nodesOf({ from, to })
      .toReversed()
      .map(({ level, place }) => wholeNode(sha, leaves, level, place));
    return last === undefined ? sha(new Uint8Array()) : rest.reduce((right, left) => sha(nodeBytes(left, right)), last);
  };
