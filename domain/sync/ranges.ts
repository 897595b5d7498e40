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

export const isIn = (ranges: readonly (readonly [number, number])[], number: number): boolean =>
  ranges.some(([from, to]) => from <= number && number <= to);
