import { Problem, refusedField } from '#kit/problem.ts';
import { epcisLimits } from './epcis-limits.ts';
import { tripLimits } from './trip-limits.ts';
import type { CountedLine, TripLine, TripState, TripStepDraft, TripStepKind } from './driven-model.ts';

const hourMillis = 3_600_000;

/** Until when a driver's link opens something at the longest. */
export const linkEnd = (expectedAt: string): Date =>
  new Date(Date.parse(expectedAt) + tripLimits.hoursAfterExpected.value * hourMillis);

/** @throws Problem `invalid` beside `expectedAt` for a trip that should be over already, or begins in a month. */
export const checkExpected = (expectedAt: string, now: Date): void => {
  const at = Date.parse(expectedAt);
  if (at <= now.getTime()) throw refusedField('expectedAt', 'trip.expectedPast');
  if (at > now.getTime() + tripLimits.mostDaysAhead.value * 24 * hourMillis)
    throw refusedField('expectedAt', 'trip.expectedFar');
};

export const isTripOpen = (state: TripState): boolean => state !== 'over' && state !== 'cancelled';

const after: Readonly<Record<TripStepKind, TripState>> = {
  loaded: 'loaded',
  left: 'under-way',
  stopped: 'under-way',
  arrived: 'arrived',
  'handed-over': 'over',
};

/** Where a trip stands after a step. */
export const stateAfter = (kind: TripStepKind): TripState => after[kind];

const next: Readonly<Record<TripState, readonly TripStepKind[]>> = {
  planned: ['loaded'],
  loaded: ['left'],
  'under-way': ['arrived', 'stopped'],
  arrived: ['handed-over'],
  over: [],
  cancelled: [],
};

/** What can happen next, the likeliest first. */
export const stepsFrom = (state: TripState): readonly TripStepKind[] => next[state];

/** Whether it is later than was expected: it still is not there, or came there late. */
export const isTripLate = (
  { state, expectedAt, arrivedAt }: { state: TripState; expectedAt: string; arrivedAt: string | null },
  now: Date,
): boolean => {
  if (state === 'cancelled') return false;
  const at = arrivedAt === null ? now.getTime() : Date.parse(arrivedAt);
  return at > Date.parse(expectedAt);
};

/** What is missing of a line by what was counted: grams, or units where it goes whole; 0 as long as nobody counted. */
export const missingOf = ({ grams, receivedGrams }: Pick<TripLine, 'grams' | 'receivedGrams'>): number =>
  receivedGrams === null ? 0 : (grams ?? 1) - receivedGrams;

const checkCounted = (lines: readonly TripLine[], counted: readonly CountedLine[]): void => {
  const said = new Map(counted.map((line) => [line.place, line]));
  for (const { place, grams, name } of lines) {
    const one = said.get(place);
    if (one === undefined) throw new Problem('loss-not-told');
    if (one.grams > (grams ?? 1)) throw new Problem('above-shipped', { values: { about: name } });
    if (one.grams < (grams ?? 1) && one.lossReason === null) throw new Problem('loss-not-told');
  }
  if (said.size > lines.length) throw refusedField('lines', 'field.wrong');
};

type Standing = {
  readonly state: TripState;
  readonly lastAt: string | null;
  readonly lines: readonly TripLine[];
  readonly stops: number;
};

/**
 * Whether a step can have happened as a trip stands.
 * @throws Problem `trip-over`, `step-out-of-order`, `before-last-step`, `in-future`, `above-shipped`, `loss-not-told`.
 */
export const checkTripStep = (trip: Standing, step: TripStepDraft, now: Date): void => {
  const at = Date.parse(step.happenedAt);
  if (!isTripOpen(trip.state)) throw new Problem('trip-over');
  if (!stepsFrom(trip.state).includes(step.kind)) throw new Problem('step-out-of-order');
  if (at > now.getTime() + epcisLimits.aheadMinutes * 60_000)
    throw new Problem('in-future', { values: { about: step.happenedAt } });
  if (trip.lastAt !== null && at < Date.parse(trip.lastAt)) throw new Problem('before-last-step');
  if (step.kind === 'stopped') {
    if (step.reason === null) throw refusedField('reason', 'trip.reasonRequired');
    if (trip.stops >= tripLimits.mostStops.value) throw new Problem('too-many-stops');
  }
  if (step.kind !== 'handed-over') return;
  if (step.receiver === '') throw refusedField('receiver', 'trip.receiverRequired');
  checkCounted(trip.lines, step.lines);
};
