/** Prints what was measured, each figure beside its goal; a proof that asked for it finds it in a file as well. */
import { appendFileSync } from 'node:fs';

const places = (value: number): number => (value >= 100 ? 0 : value >= 10 ? 1 : 2);

const shown = (value: number, unit: string): string => `${value.toFixed(places(value))} ${unit}`.trim();

/** One figure as a proof reads it; `met` is null where there is no goal. */
export type Told = {
  readonly what: string;
  readonly figure: string;
  readonly goal: string;
  readonly met: boolean | null;
};

const tell = (told: Told): void => {
  const file = process.env['BENCH_TOLD'] ?? '';
  if (file !== '') appendFileSync(file, `${JSON.stringify(told)}\n`);
};

export const heading = (words: string): void => console.log(`\n${words}`);

/** A remark about how to read the figures, or why there are none. */
export const note = (words: string): void => console.log(`  ${words}`);

/**
 * One figure on a line of its own.
 * @param goal the most it may be, in the same unit; null where it is only told.
 * @param best the least that was measured, where other work on the machine makes the rest longer.
 */
export const figure = (what: string, value: number, unit: string, goal: number | null, best?: number): void => {
  const told = `  ${what.padEnd(60)} ${shown(value, unit).padStart(10)}`;
  const beside = best === undefined ? '' : `(best ${shown(best, unit)})`;
  const verdict = goal === null ? '' : `goal <= ${shown(goal, unit).padEnd(8)} ${value <= goal ? 'good' : 'OVER'}`;
  console.log(`${told} ${beside.padEnd(14)} ${verdict}`.trimEnd());
  const aim = goal === null ? '' : `≤ ${shown(goal, unit)}`;
  tell({ what, figure: shown(value, unit), goal: aim, met: goal === null ? null : value <= goal });
};

/** One figure on a line of its own that should be large. @param goal the least it may be, in the same unit. */
export const figureAtLeast = (what: string, value: number, unit: string, goal: number): void => {
  const told = `  ${what.padEnd(60)} ${shown(value, unit).padStart(10)}`;
  console.log(`${told} ${''.padEnd(14)} goal >= ${shown(goal, unit).padEnd(8)} ${value >= goal ? 'good' : 'UNDER'}`);
  tell({ what, figure: shown(value, unit), goal: `≥ ${shown(goal, unit)}`, met: value >= goal });
};

/** The value below which `share` of the values lie (0.99 for p99); the nearest rank, so it was really measured. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
};

export const median = (values: readonly number[]): number => percentile(values, 0.5);
