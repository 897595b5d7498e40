/**
 * Farms: the land a farmer keeps, plot by plot, and how it looks. Promises that only its keeper and whoever looks after
 * them change a farm, that one id is one thing, and that of two changes at once neither is lost.
 */
import { addPhoto } from './add-photo.ts';
import { listMyFarms } from './list-my-farms.ts';
import { listPlots } from './list-plots.ts';
import { readFarm } from './read-farm.ts';
import { readPhoto } from './read-photo.ts';
import { registerFarm } from './register-farm.ts';
import { registerFarmFor } from './register-farm-for.ts';
import { registerPlot } from './register-plot.ts';
import {
  relationsToClash,
  relationsToFarm,
  relationsToPhoto,
  relationsToPhotographed,
  relationsToPlot,
} from './relations.ts';
import { removeFarm } from './remove-farm.ts';
import { removePhoto } from './remove-photo.ts';
import { removePlot } from './remove-plot.ts';
import { reviseFarm } from './revise-farm.ts';
import { revisePlot } from './revise-plot.ts';
import { settleClash } from './settle-clash.ts';

export const routes = [
  registerFarm,
  registerFarmFor,
  listMyFarms,
  readFarm,
  reviseFarm,
  removeFarm,
  registerPlot,
  listPlots,
  revisePlot,
  removePlot,
  addPhoto,
  removePhoto,
  readPhoto,
  settleClash,
];

export const objects = {
  farm: relationsToFarm,
  photographedFarm: relationsToPhotographed,
  plot: relationsToPlot,
  photo: relationsToPhoto,
  clash: relationsToClash,
};

export { setAside } from './set-aside.ts';
export { synced } from './synced.ts';
export { alsoFor, relationsToKept, relationsToSentPhoto } from './relations.ts';
export { findFarmPhotos, findPhotoDigests, findPhotoKey, findPhotoPart, keepPhotoPart } from './photo-store.ts';
export { findFarmFaces, type FarmFace } from './farm-faces.ts';
export { findPhotosSince, type PhotoSince } from './photos-since-store.ts';
export { farmsInCare, findFarm, findKeeperOfFarm, holdFarm, insertFarm } from './store.ts';
export { findLandOf, findPlotName, insertPlot, isPlotOf } from './plot-store.ts';
export {
  findGrowingPlaces,
  findPlaceOf,
  findPlacesOf,
  findPlotOf,
  findSpots,
  type FarmPlace,
  type GrowingPlace,
} from './places-store.ts';
export { registerFarmsOfList, type FarmOfList } from './register-farms-of-list.ts';
export { endUntouched } from './end-untouched.ts';
export { keptTables, mergeInto } from './merge-into.ts';
export { findPlotIdsOf, findPlotShapes, type PlotShape } from './plot-shapes.ts';
export { findOverlapping } from './find-overlapping.ts';
export { countedLand } from './counted-land.ts';
