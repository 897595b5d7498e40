export type Range = [from: number, to: number];

/** Numbers in ascending order as ranges, both ends included. */
export const rangesOf = (numbers: readonly number[]): Range[] => {
  const ranges: Range[] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges;
};

/** What of the ranges is in none of those held. Both in any order; the answer is in ascending order. */
export const without = (ranges: readonly Range[], held: readonly Range[]): Range[] => {
  const byStart = (one: Range, other: Range): number => one[0] - other[0];
  const holes = held.toSorted(byStart);
  return ranges.toSorted(byStart).flatMap(([from, to]) => {
    const left: Range[] = [];
    let start = from;
    for (const [holeFrom, holeTo] of holes) {
      if (holeTo < start) continue;
      if (holeFrom > to) break;
      if (holeFrom > start) left.push([start, holeFrom - 1]);
      start = holeTo + 1;
    }
    return start <= to ? [...left, [start, to] as Range] : left;
  });
};
