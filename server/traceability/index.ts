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
import { followLot } from './follow-lot.ts';
import { leavePhones } from './leave-phones.ts';
import { listCaptures } from './list-captures.ts';
import { listEvents } from './list-events.ts';
import { listLeaves } from './list-leaves.ts';
import { listShipments } from './list-shipments.ts';
import { listThings, pageThings } from './list-things.ts';
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
import { coolGoods } from './cool-goods.ts';
import { sellGoods } from './sell-goods.ts';
import { storyRoutes } from './story-routes.ts';
import { complyRoutes } from './comply-routes.ts';
import { tripRoutes } from './trip-routes.ts';
import { shipGoods } from './ship-goods.ts';
import { showCheckpoint } from './show-checkpoint.ts';
import { traceThing } from './trace-thing.ts';
import { unpackUnit } from './unpack-unit.ts';
import { storyJobs } from './forget-checks.ts';
import { relationsToState } from './relations-to-state.ts';
import { certificateJobs } from './remind-certificates.ts';
import { jobsOf as bookJobs } from './tell-books.ts';
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
  coolGoods,
  recallGoods,
  nameOrigins,
  listThings,
  traceThing,
  followLot,
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
  ...storyRoutes,
  ...complyRoutes,
  ...tripRoutes,
];

export const objects: Readonly<Record<string, RelationsTo>> = {
  'regulated-state': relationsToState,
  trip: relationsToTrip,
};

export const jobsOf = (services: Services): JobHandler[] => [
  ...bookJobs(services),
  ...logJobs(services),
  ...storyJobs(services),
  { name: 'traceability.leave-phones', work: () => leavePhones(services), cron: '35 2 * * *' },
  ...certificateJobs(services),
  ...tripJobs(services),
];

export { appendLeaves, type LogEntry } from './append-leaves.ts';
export { growLog } from './grow-log.ts';
export { findLastCheck } from './log-store.ts';
export { eraseFor, exportFor, findLandFilesOf, keptTables, mergeInto } from './log-own-data.ts';
export { insertOrigins } from './origin-store.ts';
export { insertNameWord, insertStoryWord } from './story-store.ts';
export { makeStoryCache, type ToldStory } from './story-cache.ts';
export { synced } from './synced.ts';
export { insertShipment } from './shipment-store.ts';
export { insertLandPaper, isLandPaper, landExtension } from './land-store.ts';
export { takeIn } from './take-in.ts';
export { tellingOf } from './telling.ts';
export { insertCertificate, insertVisit } from './certificate-store.ts';
export { insertRegulator, setDecided } from './regulator-store.ts';
export { tellBooks } from './tell-books.ts';
export { queues } from './queues.ts';
export { findRegulatedStates } from './regulated-states.ts';
export { pageThings };
