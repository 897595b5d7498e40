import type { Route } from '#kit/route.ts';
import { planTrip } from './plan-trip.ts';
import { planLotTrip } from './plan-lot-trip.ts';
import { listTrips } from './list-trips.ts';
import { listLotTrips } from './list-lot-trips.ts';
import { readTrip } from './read-trip.ts';
import { readWaybill } from './read-waybill.ts';
import { sendTripLink } from './send-trip-link.ts';
import { revokeTripLink } from './revoke-trip-link.ts';
import { cancelTrip } from './cancel-trip.ts';
import { openDriven } from './open-driven.ts';
import { tellTripStep } from './tell-trip-step.ts';

/** Trips, and what their drivers tell. */
export const tripRoutes: readonly Route[] = [
  planTrip,
  planLotTrip,
  listTrips,
  listLotTrips,
  readTrip,
  readWaybill,
  sendTripLink,
  revokeTripLink,
  cancelTrip,
  openDriven,
  tellTripStep,
];
