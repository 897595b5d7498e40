/** Marketplace: the agri-business of a farmer. Promises that each keeper has one record, and that of two changes neither is lost. */
import type { RelationsTo, Route } from '#kit/route.ts';
import { readBusiness } from './read-business.ts';
import { saveBusiness } from './save-business.ts';
import { settleBusiness } from './settle-business.ts';

export const routes: readonly Route[] = [readBusiness, saveBusiness, settleBusiness];

export const objects: Readonly<Record<string, RelationsTo>> = {};

export { synced } from './synced.ts';
export { insertBusiness } from './store.ts';
