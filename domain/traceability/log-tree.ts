/*
 * The shape of the Merkle tree of RFC 6962 (section 2.1): which leaves each hash of it stands over. Nothing is hashed here, so
 * that servers, browsers and the command line share it, each with its own SHA-256.
 */

/** The leaves from `from` up to but not with `to`. */
export type LeafRange = { readonly from: number; readonly to: number };

/** A node over 2^level leaves, the `place`-th of its level. Once all its leaves are there it never changes. */
export type NodePlace = { readonly level: number; readonly place: number };

/** The largest power of two below a number above 1. */
const splitOf = (count: number): number => {
  let power = 1;
  while (power * 2 < count) power *= 2;
  return power;
};

/** The whole nodes a range is made of, from the left; a range that begins where RFC 6962 lets one begin. */
export const nodesOf = ({ from, to }: LeafRange): NodePlace[] => {
  const nodes: NodePlace[] = [];
  let at = from;
  while (at < to) {
    let [level, width] = [0, 1];
    while (at % (width * 2) === 0 && at + width * 2 <= to) {
      level += 1;
      width *= 2;
    }
    nodes.push({ level, place: at / width });
    at += width;
  }
  return nodes;
};

/** What proves that a leaf is in a tree of this size: the ranges beside its way to the root, from the leaf up. */
export const inclusionRanges = (leaf: number, size: number): LeafRange[] => {
  const path = (range: LeafRange): LeafRange[] => {
    const { from, to } = range;
    if (to - from <= 1) return [];
    const middle = from + splitOf(to - from);
    return leaf < middle
      ? [...path({ from, to: middle }), { from: middle, to }]
      : [...path({ from: middle, to }), { from, to: middle }];
  };
  if (leaf < 0 || leaf >= size) throw new RangeError('log: no such leaf');
  return path({ from: 0, to: size });
};

/** What proves that a tree of `second` leaves begins with the tree of `first`. `first` is at least 1. */
export const consistencyRanges = (first: number, second: number): LeafRange[] => {
  const prove = ({ from, to }: LeafRange, count: number, isOld: boolean): LeafRange[] => {
    if (count === to - from) return isOld ? [] : [{ from, to }];
    const middle = from + splitOf(to - from);
    return count <= middle - from
      ? [...prove({ from, to: middle }, count, isOld), { from: middle, to }]
      : [...prove({ from: middle, to }, count - (middle - from), false), { from, to: middle }];
  };
  if (first < 1 || first > second) throw new RangeError('log: no such size');
  return prove({ from: 0, to: second }, first, true);
};
