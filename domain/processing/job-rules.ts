import { kilogramsLeft } from '#lots';
import { dayOf } from '#kit/day.ts';
import { folded } from '#kit/fold.ts';
import { Problem, refusedField } from '#kit/problem.ts';
import balance from './job-balance.json' with { type: 'json' };
import type { JobInput, JobResult } from './job-model.ts';

/** By how much, in percent of what went in, the parts of a job may differ from it; with its source and date. */
export const balanceRule = balance;

type Weighed = { readonly grams: number };

const sum = (parts: readonly Weighed[]): number => parts.reduce((total, { grams }) => total + grams, 0);

type JobBalance = {
  readonly inGrams: number;
  /** What came out to be used: outputs and by-products. */
  readonly outGrams: number;
  readonly lostGrams: number;
  /** What went in and nobody tells of; below nothing where more is told of than went in. */
  readonly offGrams: number;
  readonly mostOffGrams: number;
};

type Parts = {
  readonly outputs: readonly Weighed[];
  readonly byProducts: readonly Weighed[];
  readonly losses: readonly Weighed[];
};

/** How what came out and was lost stands against what went in. */
export const jobBalance = (inputs: readonly Weighed[], { outputs, byProducts, losses }: Parts): JobBalance => {
  const inGrams = sum(inputs);
  const outGrams = sum(outputs) + sum(byProducts);
  const lostGrams = sum(losses);
  return {
    inGrams,
    outGrams,
    lostGrams,
    offGrams: inGrams - outGrams - lostGrams,
    mostOffGrams: Math.floor((inGrams * balanceRule.tolerancePercent) / 100),
  };
};

/**
 * @throws Problem `invalid` beside `outputs` for more than went in, or two parts of one name, beside `completedOn` for a day
 * before it began or after today; `mass-off` when inputs are not outputs, by-products and losses within the tolerance.
 */
export const checkResult = (
  { inputs, startedOn }: { readonly inputs: readonly JobInput[]; readonly startedOn: string },
  result: JobResult,
  now: Date,
): void => {
  const names = [...result.outputs, ...result.byProducts].map(({ name }) => folded(name));
  if (new Set(names).size < names.length) throw refusedField('outputs', 'processing.nameTwice');
  if (result.completedOn < startedOn) throw refusedField('completedOn', 'processing.beforeStart');
  if (result.completedOn > dayOf(now)) throw refusedField('completedOn', 'processing.dayAhead');
  const { inGrams, outGrams, offGrams, mostOffGrams } = jobBalance(inputs, result);
  if (outGrams > inGrams) throw refusedField('outputs', 'processing.outputsAboveInputs');
  if (Math.abs(offGrams) <= mostOffGrams) return;
  const values = { off: kilogramsLeft(Math.abs(offGrams)), most: kilogramsLeft(mostOffGrams) };
  throw new Problem(offGrams > 0 ? 'mass-missing' : 'mass-too-much', { values });
};

/** The crop most of what went in is of. */
export const mainCrop = (inputs: readonly JobInput[]): string =>
  inputs.toSorted((one, other) => other.grams - one.grams)[0]?.crop ?? '';
