import { stateAfter, stepsFrom, type DrivenTrip, type TripState, type TripStepKind } from '@shuka/domain/traceability';
import type { KeptStep, KeptTrip } from './driver-store.ts';

/** Those that the server does not have yet, in their order. */
export const waiting = (steps: readonly KeptStep[]): KeptStep[] => steps.filter(({ state }) => state !== 'accepted');

/** Where a trip stands with what was said here and is not sent yet. */
const stateHere = ({ trip, steps }: KeptTrip): TripState =>
  waiting(steps).reduce<TripState>((_state, { kind }) => stateAfter(kind), trip.state);

/** What can be said next; nothing where something has to be mended first. */
export const nextHere = (kept: KeptTrip): readonly TripStepKind[] =>
  kept.steps.some(({ state }) => state === 'needs-fixing') ? [] : stepsFrom(stateHere(kept));

/** Now by the server’s clock as far as this phone knows it; never before what was said last. */
export const momentHere = ({ trip, ahead, steps }: KeptTrip, now: number): string => {
  const last = [trip.lastAt, ...steps.map(({ happenedAt }) => happenedAt)].map((at) =>
    at === null ? 0 : Date.parse(at),
  );
  return new Date(Math.max(now + ahead, ...last)).toISOString();
};

/** A trip as the server tells it now, with what this phone said: what the server has is accepted. */
export const renewed = (trip: DrivenTrip, before: KeptTrip | null, now: number): KeptTrip => ({
  trip,
  ahead: Date.parse(trip.now) - now,
  steps: (before?.steps ?? []).map((step) =>
    trip.stepIds.includes(step.stepId) ? { ...step, state: 'accepted', why: '', photo: null } : step,
  ),
});

/** With one step changed. */
export const withStep = (kept: KeptTrip, stepId: string, change: Partial<KeptStep>): KeptTrip => ({
  ...kept,
  steps: kept.steps.map((step) => (step.stepId === stepId ? { ...step, ...change } : step)),
});

/** Without a step, and without what was said after it. */
export const withoutFrom = (kept: KeptTrip, stepId: string): KeptTrip => ({
  ...kept,
  steps: kept.steps.slice(
    0,
    Math.max(
      0,
      kept.steps.findIndex((step) => step.stepId === stepId),
    ),
  ),
});
