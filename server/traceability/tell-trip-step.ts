import { checkTripStep, stateAfter, tellTripStep as contract, type TripStepDraft } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Context } from '#kit/context.ts';
import { readWithGlance } from '#kit/pictures.ts';
import { handle } from '#kit/route.ts';
import { hashToken } from '#kit/secrets.ts';
import { isLinkOpen } from './show-trip.ts';
import { tellBooks } from './tell-books.ts';
import { tellStep } from './trip-events.ts';
import { findTripLines, setCounted, shownLine } from './trip-line-store.ts';
import { findTripOfStep, findTripSteps, insertTripStep } from './trip-step-store.ts';
import { bringOn, holdTripOf, isTokenOfTrip, type TripRow } from './trip-store.ts';

const take = async (context: Context, trip: TripRow, step: TripStepDraft, photo: Buffer | null): Promise<void> => {
  const { db, clock } = context;
  const now = clock.now();
  const lines = (await findTripLines(db, [trip.id])).map(shownLine);
  const stops = (await findTripSteps(db, trip.id)).filter(({ kind }) => kind === 'stopped').length;
  checkTripStep({ ...trip, lines, stops }, step, now);
  await tellStep(context, trip, step);
  await insertTripStep(db, { ...step, tripId: trip.id, photo }, now);
  if (step.kind === 'handed-over') await setCounted(db, trip.id, step.lines);
  const state = stateAfter(step.kind);
  await bringOn(db, trip.id, { state, at: step.happenedAt, hasArrived: step.kind === 'arrived', now });
};

/**
 * The trip is held, so that the same step that comes twice at once is taken in once. What was taken in before is answered so
 * though the trip be over by now: the answer may have been lost on the way.
 */
export const tellTripStep = handle(
  contract,
  async ({ token, ...step }, context, photo: Buffer | null) => {
    const { db, clock } = context;
    const held = await holdTripOf(db, hashToken(token));
    if (held === null) throw new Problem('not-found');
    const earlier = await findTripOfStep(db, step.stepId);
    if (earlier === held.id) return { stepId: step.stepId, state: held.state };
    if (earlier !== null || !isLinkOpen(held, clock.now())) throw new Problem('not-found');
    await take(context, held, step, photo);
    return { stepId: step.stepId, state: stateAfter(step.kind) };
  },
  {
    prepare: async ({ token, photo, kind }, context) => {
      // Nothing is done for whoever has no link: neither books nor pictures.
      if (!(await isTokenOfTrip(context.pool, hashToken(token)))) throw new Problem('not-found');
      await tellBooks(context);
      // Made anew: where and with what it was taken is not kept.
      return photo === null || kind !== 'handed-over'
        ? null
        : (await readWithGlance(Buffer.from(photo, 'base64'))).full;
    },
  },
);
