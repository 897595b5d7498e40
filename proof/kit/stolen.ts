import { existsSync, readFileSync } from 'node:fs';

/** Processor time in ticks since the machine started: all of it, and what its host gave to others while it was wanted here. */
export type Ticks = { readonly all: number; readonly stolen: number };

const none: Ticks = { all: 0, stolen: 0 };

/** The first line of /proc/stat, see proc_stat(5): the eighth number is what was stolen, the last two are in the first two. */
export const ticksIn = (stat: string): Ticks => {
  const [line = ''] = stat.split('\n');
  const numbers = line.split(/\s+/).slice(1, 9).map(Number);
  return { all: numbers.reduce((sum, one) => sum + one, 0), stolen: numbers[7] ?? 0 };
};

/** Only Linux tells. */
export const ticksNow = (): Ticks => (existsSync('/proc/stat') ? ticksIn(readFileSync('/proc/stat', 'utf8')) : none);

/** What is said of a figure that was measured between the two: nothing where next to nothing was stolen. */
export const stolenNote = (part: string, before: Ticks, after: Ticks): string[] => {
  const percent = (100 * (after.stolen - before.stolen)) / Math.max(1, after.all - before.all);
  if (percent < 1) return [];
  return [
    `While ${part} was measured, the host gave ${Math.round(percent)} % of this machine's processor time to others.`,
  ];
};
