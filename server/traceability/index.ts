/**
 * Traceability: what happened to lots from plot to plate. Promises that an event is never changed, that what cannot have
 * happened is refused with its reason, and that who asks hears only of what is theirs to know.
 */
import type { RelationsTo, Route } from '#kit/route.ts';
import { captureEvent } from './capture-event.ts';
import { captureEvents } from './capture-events.ts';
import { describeCapture } from './describe-capture.ts';
import { describeEvents } from './describe-events.ts';
import { listCaptures } from './list-captures.ts';
import { listEvents } from './list-events.ts';
import { listShipments } from './list-shipments.ts';
import { listThings } from './list-things.ts';
import { nameOrigins } from './name-origins.ts';
import { packUnit } from './pack-unit.ts';
import { readCapture } from './read-capture.ts';
import { readEpcisEvent } from './read-epcis-event.ts';
import { recallGoods } from './recall-goods.ts';
import { receiveGoods } from './receive-goods.ts';
import { sellGoods } from './sell-goods.ts';
import { shipGoods } from './ship-goods.ts';
import { traceThing } from './trace-thing.ts';
import { unpackUnit } from './unpack-unit.ts';

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
];

export const objects: Readonly<Record<string, RelationsTo>> = {};

export { takeIn } from './take-in.ts';
export { tellingOf } from './telling.ts';
export { jobsOf, tellBooks } from './tell-books.ts';
