import { openDriven as contract } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { hashToken } from '#kit/secrets.ts';
import { isLinkOpen, placeOfTrip, waybillNumber } from './show-trip.ts';
import { findTripLines, shownLine } from './trip-line-store.ts';
import { findTripSteps } from './trip-step-store.ts';
import { holdTripOf, setOpened } from './trip-store.ts';

/** What is over, revoked or late beyond its last hour is answered as what never was: a link tells nothing of itself. */
export const openDriven = handle(contract, async ({ token }, { db, clock }) => {
  const now = clock.now();
  const held = await holdTripOf(db, hashToken(token));
  if (held === null || !isLinkOpen(held, now)) throw new Problem('not-found');
  await setOpened(db, held.id, now);
  const lines = await findTripLines(db, [held.id]);
  const steps = await findTripSteps(db, held.id);
  const { id, driverName, fromName, toName, receiverPhone, vehicle, expectedAt, linkUntil, state, lastAt } = held;
  return {
    id,
    driverName,
    fromName,
    toName,
    receiverPhone,
    vehicle,
    expectedAt,
    linkUntil,
    state,
    lastAt,
    waybill: waybillNumber(held),
    toPlace: placeOfTrip(held),
    lines: lines.map(shownLine),
    stepIds: steps.map((step) => step.id),
    now: now.toISOString(),
  };
});
