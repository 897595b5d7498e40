/**
 * Lots: amounts of produce, born at a harvest, split, joined and moved. Promises that what came in is what went and what is
 * left, to the gram, that nothing is given out or promised twice, and that a step is never changed, only taken back.
 */
import type { RelationsTo, Route } from '#kit/route.ts';
import { joinLots } from './join-lots.ts';
import { listLots } from './list-lots.ts';
import { moveLot } from './move-lot.ts';
import { splitLot } from './split-lot.ts';
import { storeHarvest } from './store-harvest.ts';
import { takeBackStep } from './take-back-step.ts';
import { writeOffLot } from './write-off-lot.ts';

export const routes: readonly Route[] = [
  storeHarvest,
  splitLot,
  joinLots,
  moveLot,
  writeOffLot,
  takeBackStep,
  listLots,
];

export const objects: Readonly<Record<string, RelationsTo>> = {};

export { synced } from './synced.ts';
export { endPromises, findLotsOf, lowerPromise, promiseLots } from './promise-lots.ts';
export { checkNotStored, letOut, storeAway } from './store-away.ts';
export { findFreeGrams, findFreeLots, findLotsNamed } from './store.ts';
export { writeStep } from './write-step.ts';
export { findLots } from './store.ts';
export { handOver, takeBackHanded } from './hand-over.ts';
export { keptTables, mergeInto } from './merge-into.ts';
export { findLot, isLotOf } from './store.ts';
export { findLotOrigins, mostOrigins, type LotOrigin } from './origin-store.ts';
export { findCarriedLots } from './carried-store.ts';
export { findHandedLot } from './handed-store.ts';
export { findTracedStep, type TracedStep } from './step-store.ts';
export { findStoryLots, type StoryLot } from './story-store.ts';
export { countedLots, countedSales } from './counted-lots.ts';
