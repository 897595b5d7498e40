import { revokeTripLink as contract } from '@shuka/domain/traceability';
import { handle } from '#kit/route.ts';
import { showTrip } from './show-trip.ts';
import { setLinkRevoked } from './trip-store.ts';

export const revokeTripLink = handle(contract, async ({ tripId }, context) => {
  await setLinkRevoked(context.db, tripId, context.clock.now());
  return showTrip(context, tripId);
});
