import { isTripOpen, sendTripLink as contract, tripLimits } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { showTrip } from './show-trip.ts';
import { demandSms } from './start-trip.ts';
import { tellDriver } from './trip-jobs.ts';
import { holdTrip, setLink } from './trip-store.ts';
import { tripTokenHash } from './trip-token.ts';

/** The same link, so that what a phone holds back goes on; another one where the last was revoked. */
export const sendTripLink = handle(contract, async ({ tripId }, context) => {
  const { db, clock, secrets } = context;
  demandSms(context);
  const held = await holdTrip(db, tripId);
  if (held === null) throw new Problem('not-found');
  if (!isTripOpen(held.state) || Date.parse(held.linkUntil) <= clock.now().getTime()) throw new Problem('trip-over');
  if (held.sentCount >= tripLimits.mostSent.value) throw new Problem('sent-too-often');
  const number = held.linkNumber + (held.revokedAt === null ? 0 : 1);
  await setLink(db, tripId, number, tripTokenHash(secrets, tripId, number));
  await tellDriver(context, tripId);
  return showTrip(context, tripId);
});
