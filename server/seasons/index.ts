/**
 * Seasons: what grows on a plot from planting to harvest, what was done and what came of it. Promises that what was
 * recorded is never changed, only corrected, and that of two changes of a season at once neither is lost.
 */
import { relationsToKept } from '#farms';
import { endSeason } from './end-season.ts';
import { listSeasons } from './list-seasons.ts';
import { recordActivity } from './record-activity.ts';
import { recordHarvest } from './record-harvest.ts';
import { registerSeason } from './register-season.ts';
import { reviseSeason } from './revise-season.ts';
import { settleSeason } from './settle-season.ts';
import { findKeeperOfSeason } from './store.ts';

export const routes = [
  registerSeason,
  listSeasons,
  reviseSeason,
  endSeason,
  settleSeason,
  recordActivity,
  recordHarvest,
];

export const objects = { season: relationsToKept(findKeeperOfSeason) };

export { synced } from './synced.ts';
export { findFarmOfSeason, findKeeperOfSeason, findSeason, holdSeason, insertSeason } from './store.ts';
export { holdHarvestLine } from './harvest-line-store.ts';
export { findSeasonsOn, type SeasonInCare } from './in-care-store.ts';
export {
  findActivitiesSince,
  findHarvestsSince,
  type ActivitySince,
  type HarvestSince,
} from './records-since-store.ts';
export { countSeasonsByCrop } from './grown-before-store.ts';
export { countHarvestsOf, findGrown, type Grown } from './grown-store.ts';
export { findKeepersOf, findStanding, findStandingOf, type StandingSeason } from './standing-store.ts';
export { insertActivity, insertHarvest } from './record-store.ts';
export { keptTables, mergeInto } from './merge-into.ts';
export { setAside } from './set-aside.ts';
export { findYieldsOf } from './yield-store.ts';
export { findSprayed } from './sprayed-store.ts';
export { countedYields } from './counted-yields.ts';
