/**
 * Relations: who looks after whom. Promises that a farmer has at most one extension manager at a time, and that the
 * phones of the one before learn that they do no longer. An errand lets another manager visit one farm, while it lasts.
 */
import type { MergeInto } from '#kit/merging.ts';
import type { Route } from '#kit/route.ts';
import { assignFarmers } from './assign-farmers.ts';
import { findFarmerOfCard } from './find-farmer-of-card.ts';
import { listAssignments } from './list-assignments.ts';
import { listLikenesses } from './list-likenesses.ts';
import { listManagers } from './list-managers.ts';
import { listMyLikenesses } from './list-my-likenesses.ts';
import { mergeFarmers } from './merge-farmers.ts';
import { partLikeness } from './part-likeness.ts';
import { readConsentProof } from './read-consent-proof.ts';
import { readLikeness, type FindStock } from './read-likeness.ts';
import { registerFarmer } from './register-farmer.ts';
import { relationsToLikeness } from './relations-to-likeness.ts';
import { relationsToProfile } from './relations-to-profile.ts';
import { sayLikeness } from './say-likeness.ts';
import { seekLikenesses } from './seek-likenesses.ts';

export const routes = [
  listManagers,
  listAssignments,
  assignFarmers,
  registerFarmer,
  readConsentProof,
  listLikenesses,
  listMyLikenesses,
  sayLikeness,
  partLikeness,
  seekLikenesses,
  findFarmerOfCard,
];

/** The routes that need what slices below keep of a farmer. */
export const routesOver = (below: { mergers: readonly MergeInto[]; findStock: FindStock }): Route[] => [
  readLikeness(below.findStock),
  mergeFarmers(below.mergers),
];

export const objects = { profile: relationsToProfile, likeness: relationsToLikeness };

export { findLikenesses, jobsOver } from './find-likenesses.ts';
export { eraseFor, exportFor } from './own-data.ts';
export { synced } from './synced.ts';

export { everHadCare, findAssigned, findCare, findFarmersOf, hadCareOn, isAssigned, isInCareOf } from './store.ts';
export {
  beginErrand,
  endErrand,
  everHadErrand,
  findErrandOf,
  hadErrandOn,
  hasErrand,
  type NewErrand,
} from './errand-store.ts';
export { nameKey, namePage } from './name-page.ts';
export { careOf, countCareAt, countCareOf } from './care-of.ts';
export { moveFarmers } from './move-farmers.ts';
export { relationsToProfile };
