import type { Range } from '@shuka/domain/sync';

/** In ascending order, those that overlap or touch as one. */
const merged = (ranges: readonly Range[]): Range[] => {
  const whole: Range[] = [];
  const some = ranges.filter(([from, to]) => from <= to).toSorted(([one], [other]) => one - other);
  for (const [from, to] of some) {
    const last = whole.at(-1);
    if (last !== undefined && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else whole.push([from, to]);
  }
  return whole;
};

/**
 * What of the ranges is in none of those held. Both in any order; the answer is in ascending order. Each is looked at
 * once: a range said ten thousand times over thousands of holes would else fill the memory.
 */
export const without = (ranges: readonly Range[], held: readonly Range[]): Range[] => {
  const holes = merged(held);
  const left: Range[] = [];
  let first = 0;
  for (const [from, to] of merged(ranges)) {
    let start = from;
    while ((holes[first]?.[1] ?? Infinity) < start) first += 1;
    let at = first;
    for (let hole = holes[at]; hole !== undefined && hole[0] <= to; hole = holes[at]) {
      if (hole[0] > start) left.push([start, hole[0] - 1]);
      start = hole[1] + 1;
      at += 1;
    }
    if (start <= to) left.push([start, to]);
  }
  return left;
};
