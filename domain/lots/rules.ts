import { cropKey, isAhead, type Harvest } from '#seasons';
import { folded } from '#kit/fold.ts';
import { Problem, refusedField } from '#kit/problem.ts';
import { harvestGrams } from './harvest-left.ts';
import type { Lot } from './model.ts';
import { sumOf } from './steps.ts';
import type { LotStep, Take } from './step-model.ts';

/** Of one keeper; a phone that holds them all is quick yet. */
export const mostSteps = 20_000;

/** Kilograms as a problem says them, to a gram. */
export const kilogramsLeft = (grams: number): string => String(Math.max(0, grams) / 1000);

const isOneCrop = (one: Lot, other: Lot): boolean => {
  const [key, otherKey] = [cropKey(one.crop), cropKey(other.crop)];
  if (key !== '' || otherKey !== '') return key === otherKey;
  return folded(one.crop) === folded(other.crop);
};

/** Whether two lots may be joined: of one crop, kept apart in the same way, and of one plot's season where that must stay known. */
export const mayJoin = (one: Lot, other: Lot): boolean =>
  isOneCrop(one, other) &&
  one.custody === other.custody &&
  one.certificate === other.certificate &&
  (one.custody !== 'identity-preserved' || (one.seasonId === other.seasonId && one.seasonId !== null));

const isTwice = (ids: readonly string[]): boolean => new Set(ids).size < ids.length;

const heldOf = (lots: ReadonlyMap<string, Lot>, lotId: string): Lot => {
  const held = lots.get(lotId);
  if (held === undefined) throw new Problem('no-such-lot');
  return held;
};

const checkTake = ({ grams }: Take, lot: Lot): void => {
  if (lot.leftGrams <= 0) throw new Problem('lot-closed');
  if (grams > lot.leftGrams) throw new Problem('not-enough-left', { values: { left: kilogramsLeft(lot.leftGrams) } });
};

const checkDay = ({ happenedOn }: LotStep, lots: readonly Lot[], now: Date): void => {
  if (isAhead(happenedOn, now)) throw refusedField('happenedOn', 'lots.inFuture');
  if (lots.some(({ bornOn }) => happenedOn < bornOn)) throw refusedField('happenedOn', 'lots.beforeBorn');
};

const checkGives = ({ gives }: LotStep, now: Date): void => {
  if (isTwice(gives.map(({ id }) => id))) throw refusedField('parts', 'lots.twice');
  if (gives.some(({ calibration }) => isAhead(calibration.date, now)))
    throw refusedField('calibration.date', 'lots.inFuture');
};

/**
 * What is true of a step whatever is in store: a real day, a certificate named where there is one, and as much given and
 * gone as taken.
 * @throws Problem `invalid` beside `happenedOn`, `parts`, `takes`, `lot.grams`, `calibration.date` or `origin.certificate`.
 */
export const checkStep = (step: LotStep, now: Date): void => {
  checkDay(step, [], now);
  checkGives(step, now);
  if (step.origin?.custody === 'certified' && step.origin.certificate === '')
    throw refusedField('origin.certificate', 'lots.certificateRequired');
  if (isTwice(step.takes.map(({ lotId }) => lotId))) throw refusedField('takes', 'lots.twice');
  const out = sumOf(step.gives) + (step.gone?.grams ?? 0);
  if (step.kind === 'joined' && sumOf(step.takes) !== out) throw refusedField('lot.grams', 'lots.sumWrong');
};

/**
 * Whether a step can be done with the lots as they are. @param lots those it takes from or moves.
 * @throws Problem as `checkStep`, besides `no-such-lot`, `lot-closed`, `not-enough-left` (with the kilograms that are),
 *   `not-the-same` for lots that are not to be joined, `invalid` beside `happenedOn` for a day before a lot was there.
 */
export const checkWithLots = (step: LotStep, lots: ReadonlyMap<string, Lot>, now: Date): void => {
  checkStep(step, now);
  const taken = step.takes.map((take) => [take, heldOf(lots, take.lotId)] as const);
  const moved = step.moved === null ? [] : [heldOf(lots, step.moved.lotId)];
  const held = [...taken.map(([, lot]) => lot), ...moved];
  checkDay(step, held, now);
  if (moved.some(({ leftGrams }) => leftGrams <= 0)) throw new Problem('lot-closed');
  for (const [take, lot] of taken) checkTake(take, lot);
  const [first] = held;
  if (step.kind === 'joined' && first !== undefined && !held.every((lot) => mayJoin(first, lot)))
    throw new Problem('not-the-same');
};

/**
 * Whether what is put into store came from that harvest. @param storedGrams what was stored of it before.
 * @throws Problem as `checkStep`, besides `no-such-harvest`, `more-than-harvest` (with the kilograms that are left of it),
 *   `invalid` beside `happenedOn` for a day before the harvest.
 */
export const checkBirth = (
  step: LotStep,
  harvest: Pick<Harvest, 'kilograms' | 'harvestedOn'> | null,
  storedGrams: number,
  now: Date,
): void => {
  checkStep(step, now);
  if (harvest === null) throw new Problem('no-such-harvest');
  if (step.happenedOn < harvest.harvestedOn) throw refusedField('happenedOn', 'lots.beforeHarvest');
  const left = harvestGrams(harvest) - storedGrams;
  if (sumOf(step.gives) > left) throw new Problem('more-than-harvest', { values: { left: kilogramsLeft(left) } });
};

/**
 * Whether a step can be taken back. @param lots those it gave. @param isTakenBack whether somebody did already.
 * @throws Problem `no-such-step`, `corrected-already`, `lot-in-use` when something was taken from a lot it gave.
 */
export const checkTakeBack = (
  step: LotStep,
  { taken, isTakenBack, lots }: { taken: LotStep | null; isTakenBack: boolean; lots: ReadonlyMap<string, Lot> },
  now: Date,
): void => {
  checkStep(step, now);
  if (taken === null || taken.kind === 'taken-back') throw new Problem('no-such-step');
  if (isTakenBack) throw new Problem('corrected-already');
  for (const { id } of taken.gives) {
    const { leftGrams, bornGrams } = heldOf(lots, id);
    if (leftGrams !== bornGrams) throw new Problem('lot-in-use');
  }
};

/** @throws Problem `too-many-steps` past `mostSteps`. */
export const checkRoom = (stepsAlready: number): void => {
  if (stepsAlready >= mostSteps) throw new Problem('too-many-steps');
};
