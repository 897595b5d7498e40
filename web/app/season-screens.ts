import { loadCropCalendarPage, loadScoutingPage } from '#advisory';
import { loadActivityPage, loadAddSeasonPage, loadHarvestPage, loadReviseSeasonPage } from '#seasons';
import type { Screen } from './area.ts';
import { loadWholePestsPage } from './pest-pages.tsx';
import { loadWholeFeedingPage, loadWholeSeasonPage } from './produce-parts.tsx';

/** The screens of a farm's seasons, below the address of a farm. */
export const seasonScreens = (farm: string): readonly Screen[] => {
  const season = `${farm}/:farmId/seasons/:seasonId`;
  return [
    { path: `${farm}/:farmId/seasons/new`, load: loadAddSeasonPage },
    { path: season, load: loadWholeSeasonPage },
    { path: `${season}/calendar`, load: loadCropCalendarPage },
    { path: `${season}/feeding`, load: loadWholeFeedingPage },
    { path: `${season}/pests`, load: loadWholePestsPage },
    { path: `${season}/pests/look`, load: loadScoutingPage },
    { path: `${season}/pests/look/:recordId`, load: loadScoutingPage },
    { path: `${season}/change`, load: loadReviseSeasonPage },
    { path: `${season}/activity`, load: loadActivityPage },
    { path: `${season}/activity/:recordId`, load: loadActivityPage },
    { path: `${season}/harvest`, load: loadHarvestPage },
    { path: `${season}/harvest/:recordId`, load: loadHarvestPage },
  ];
};
