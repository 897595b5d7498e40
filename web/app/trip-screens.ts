import { tripPaths, tripScreen } from '#traceability';
import type { Screen } from './area.ts';
import { needsNetwork } from './needs-network.tsx';

/** Trips of a company. */
export const millTrips: readonly Screen[] = [
  { path: tripPaths.mill, load: tripScreen('TripsPage') },
  { path: `${tripPaths.mill}/new`, load: tripScreen('PlanTripPage') },
  { path: `${tripPaths.mill}/:tripId`, load: tripScreen('TripPage') },
];

/** Trips with lots of farmers in care, planned from the page of a lot. @param produce the address of a farmer’s lots. */
export const managerTrips = (produce: string): readonly Screen[] =>
  [
    { path: `${produce}/:lotId/trip`, load: tripScreen('PlanLotTripPage') },
    { path: tripPaths.manager, load: tripScreen('LotTripsPage') },
    { path: `${tripPaths.manager}/:tripId`, load: tripScreen('TripPage') },
  ].map(needsNetwork);
