/**
 * Traceability: what happened to lots from plot to plate. Promises that an event is never changed, that what cannot have
 * happened is refused with its reason, and that who asks hears only of what is theirs to know.
 */
import type { Services } from '#kit/context.ts';
import type { JobHandler } from '#kit/jobs.ts';
import type { RelationsTo, Route } from '#kit/route.ts';
import { captureEvent } from './capture-event.ts';
import { captureEvents } from './capture-events.ts';
import { describeCapture } from './describe-capture.ts';
import { describeEvents } from './describe-events.ts';
import { listCaptures } from './list-captures.ts';
import { listEvents } from './list-events.ts';
import { listLeaves } from './list-leaves.ts';
import { listShipments } from './list-shipments.ts';
import { listThings } from './list-things.ts';
import { listUnits } from './list-units.ts';
import { logJobs } from './watch-log.ts';
import { makeUnit } from './make-unit.ts';
import { nameOrigins } from './name-origins.ts';
import { openEntry } from './open-entry.ts';
import { packUnit } from './pack-unit.ts';
import { printLotLabels } from './print-lot-labels.ts';
import { printPackLabels } from './print-pack-labels.ts';
import { printUnitLabels } from './print-unit-labels.ts';
import { proveEntry } from './prove-entry.ts';
import { proveHistory } from './prove-history.ts';
import { readCapture } from './read-capture.ts';
import { readEpcisEvent } from './read-epcis-event.ts';
import { readEudrFile } from './read-eudr-file.ts';
import { readEudrPaper } from './read-eudr-paper.ts';
import { readEudrPack } from './read-eudr-pack.ts';
import { readGs1 } from './read-gs1.ts';
import { readLog } from './read-log.ts';
import { recallGoods } from './recall-goods.ts';
import { receiveGoods } from './receive-goods.ts';
import { saveGs1 } from './save-gs1.ts';
import { sellGoods } from './sell-goods.ts';
import { shipGoods } from './ship-goods.ts';
import { showCheckpoint } from './show-checkpoint.ts';
import { traceThing } from './trace-thing.ts';
import { unpackUnit } from './unpack-unit.ts';
import { jobsOf as bookJobs } from './tell-books.ts';
import { cancelTrip } from './cancel-trip.ts';
import { listLotTrips } from './list-lot-trips.ts';
import { listTrips } from './list-trips.ts';
import { openDriven } from './open-driven.ts';
import { planLotTrip } from './plan-lot-trip.ts';
import { planTrip } from './plan-trip.ts';
import { readTrip } from './read-trip.ts';
import { readWaybill } from './read-waybill.ts';
import { revokeTripLink } from './revoke-trip-link.ts';
import { sendTripLink } from './send-trip-link.ts';
import { tellTripStep } from './tell-trip-step.ts';
import { relationsToTrip } from './trip-relations.ts';
import { tripJobs } from './trip-jobs.ts';

export const routes: readonly Route[] = [
  captureEvents,
  captureEvent,
  listCaptures,
  readCapture,
  listEvents,
  readEpcisEvent,
  describeCapture,
  describeEvents,
  packUnit,
  unpackUnit,
  shipGoods,
  receiveGoods,
  listShipments,
  sellGoods,
  recallGoods,
  nameOrigins,
  listThings,
  traceThing,
  readLog,
  showCheckpoint,
  proveEntry,
  openEntry,
  proveHistory,
  listLeaves,
  readGs1,
  saveGs1,
  makeUnit,
  listUnits,
  printLotLabels,
  printPackLabels,
  printUnitLabels,
  readEudrPack,
  readEudrFile,
  readEudrPaper,
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

export const objects: Readonly<Record<string, RelationsTo>> = { trip: relationsToTrip };

export const jobsOf = (services: Services): JobHandler[] => [
  ...bookJobs(services),
  ...logJobs(services),
  ...tripJobs(services),
];

export { appendLeaves, type LogEntry } from './append-leaves.ts';
export { growLog } from './grow-log.ts';
export { findLastCheck } from './log-store.ts';
export { eraseFor } from './log-own-data.ts';
export { takeIn } from './take-in.ts';
export { tellingOf } from './telling.ts';
export { tellBooks } from './tell-books.ts';
