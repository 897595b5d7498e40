import { cancelTrip as contract, isTripOpen } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { showTrip } from './show-trip.ts';
import { holdTrip, setCancelled } from './trip-store.ts';

/** Only until it left: from then on the goods are on their way, whatever anybody calls off. */
export const cancelTrip = handle(contract, async ({ tripId }, context) => {
  const held = await holdTrip(context.db, tripId);
  if (held === null) throw new Problem('not-found');
  if (!isTripOpen(held.state)) throw new Problem('trip-over');
  if (held.state !== 'planned' && held.state !== 'loaded') throw new Problem('trip-under-way');
  await setCancelled(context.db, tripId, context.clock.now());
  return showTrip(context, tripId);
});
