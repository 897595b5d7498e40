/**
 * Marketplace: the agri-business of a farmer. Promises that each keeper has one record, that of two changes neither is lost,
 * and that investors see one only while its farmer, or who looks after them, opened it to them, and agro-processors only
 * while it was opened to those.
 */
import type { RelationsTo, Route } from '#kit/route.ts';
import { listOpportunities } from './list-opportunities.ts';
import { listVentures } from './list-ventures.ts';
import { openToInvestors } from './open-to-investors.ts';
import { openToMills } from './open-to-mills.ts';
import { readBusiness } from './read-business.ts';
import { readMillOpening } from './read-mill-opening.ts';
import { readOpening } from './read-opening.ts';
import { readOpportunity } from './read-opportunity.ts';
import { readVenture } from './read-venture.ts';
import { saveBusiness } from './save-business.ts';
import { settleBusiness } from './settle-business.ts';

export const routes: readonly Route[] = [
  readBusiness,
  saveBusiness,
  settleBusiness,
  readOpening,
  openToInvestors,
  listOpportunities,
  readOpportunity,
  readMillOpening,
  openToMills,
  listVentures,
  readVenture,
];

export const objects: Readonly<Record<string, RelationsTo>> = {};

export { synced } from './synced.ts';
export { insertBusiness } from './store.ts';
export { setOpening } from './opening-store.ts';
export { setMillOpening } from './mill-store.ts';
export { keptTables, mergeInto } from './merge-into.ts';
export { setAside } from './set-aside.ts';
