import { isAhead } from '#seasons';
import { dayOf } from '#kit/day.ts';
import { Problem, refusedField } from '#kit/problem.ts';
import limits from './delivery-limits.json' with { type: 'json' };
import type { Scale, ScaleDraft } from './scale-model.ts';

/** A day so many months later; the last of its month where that month is shorter. */
const addMonths = (day: string, months: number): string => {
  const at = new Date(`${day}T00:00:00Z`);
  const wanted = at.getUTCDate();
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() + months);
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(wanted, last));
  return at.toISOString().slice(0, 10);
};

/** The last day a calibration may hold for. */
export const lastCalibrated = (calibratedOn: string): string => addMonths(calibratedOn, limits.calibrationMonths.value);

/**
 * Whether what an owner says of a scale can be.
 * @throws Problem `invalid` beside `calibratedOn` for a day to come, beside `validUntil` for one before it or too far on.
 */
export const checkScale = ({ calibratedOn, validUntil }: ScaleDraft, now: Date): void => {
  if (isAhead(calibratedOn, now)) throw refusedField('calibratedOn', 'weigh.inFuture');
  if (validUntil < calibratedOn) throw refusedField('validUntil', 'weigh.validBefore');
  if (validUntil > lastCalibrated(calibratedOn)) throw refusedField('validUntil', 'weigh.validTooLong');
};

type Word = Pick<Scale, 'name' | 'capacityKilograms' | 'calibratedOn' | 'validUntil' | 'isRetired'>;

/** Whether a scale may weigh on a day. */
export const isCalibratedOn = ({ calibratedOn, validUntil, isRetired }: Word, day: string): boolean =>
  !isRetired && calibratedOn <= day && day <= validUntil;

type Said = Word & Pick<Scale, 'saidAt'>;

/**
 * The word of a scale by which it may have weighed at a moment: the one that stood then, or the last one, which may have put
 * that right. @param words all of one scale, the last one first; none for no such scale.
 * @throws Problem `no-such-scale`, `scale-not-calibrated` with its name and the last day it was.
 */
export const wordAt = <One extends Said>(words: readonly One[], at: Date): One => {
  const [last] = words;
  if (last === undefined) throw new Problem('no-such-scale');
  const stood = words.find(({ saidAt }) => Date.parse(saidAt) <= at.getTime()) ?? words.at(-1) ?? last;
  const held = [stood, last].find((word) => isCalibratedOn(word, dayOf(at)));
  if (held === undefined)
    throw new Problem('scale-not-calibrated', { values: { scale: last.name, until: last.validUntil } });
  return held;
};
