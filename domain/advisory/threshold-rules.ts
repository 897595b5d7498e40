import { dayOf } from '#kit/day.ts';
import { newestOf } from '#kit/newest.ts';
import { refusedField } from '#kit/problem.ts';
import data from './pests.json' with { type: 'json' };
import type { PestKey, PestStage } from './pest-keys.ts';
import { threshold, type Threshold, type ThresholdDetails } from './threshold-model.ts';

/** All of them go to every phone that looks. */
export const mostThresholds = 1000;

/** What the house begins with. */
export const builtInThresholds = (): Threshold[] =>
  data.pests.flatMap(({ key, thresholds }) =>
    thresholds.map((one) =>
      threshold.parse({ crop: null, isEstimate: false, saidOn: data.date, ...one, pest: key, version: 1 }),
    ),
  );

type Said = Pick<Threshold, 'pest' | 'stage' | 'crop' | 'source'>;

const keyOf = ({ pest, stage, crop, source }: Said): string =>
  JSON.stringify([pest, stage, crop, source.toLowerCase()]);

/** Of each source what it said last on a pest, stage and crop; what was taken back is none. */
export const newestThresholds = (said: readonly Threshold[]): Threshold[] =>
  newestOf(said, keyOf).filter(({ percent }) => percent !== null);

/** What a source says now of the same; null where it said nothing, or took it back. */
export const thresholdHeld = (details: ThresholdDetails, said: readonly Threshold[]): Threshold | null =>
  newestThresholds(said).find((one) => keyOf(one) === keyOf(details)) ?? null;

/** A word of a source, numbered after what it said before. */
export const nextThreshold = (details: ThresholdDetails, said: readonly Threshold[]): Threshold => {
  const before = said.filter((one) => keyOf(one) === keyOf(details));
  return { ...details, version: Math.max(0, ...before.map(({ version }) => version)) + 1 };
};

/**
 * A new word of a source, numbered after what it said before.
 * @throws Problem `invalid` beside `saidOn` for a day to come, beside `percent` for taking back what was never said.
 */
export const newThreshold = (details: ThresholdDetails, said: readonly Threshold[], now: Date): Threshold => {
  if (details.saidOn > dayOf(now)) throw refusedField('saidOn', 'scouting.inFuture');
  const next = nextThreshold(details, said);
  if (details.percent === null && next.version === 1) throw refusedField('percent', 'scouting.percentRequired');
  return next;
};

/** The least that any source acts at, by pest and stage, on whichever crop: what counts as an outbreak. */
export const leastPercent = (said: readonly Threshold[], pest: PestKey, stage: PestStage): number | null => {
  const all = newestThresholds(said).filter((one) => one.pest === pest && one.stage === stage);
  return all.length === 0 ? null : Math.min(...all.map(({ percent }) => percent ?? 100));
};
