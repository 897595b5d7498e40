import { loadMapPlotPage, loadPlotPage } from '#farms';
import type { Screen } from './area.ts';

/** The screens of a farm's plots, below the address of a farm. */
export const plotScreens = (farm: string): readonly Screen[] => [
  { path: `${farm}/:farmId/plots/new`, load: loadMapPlotPage },
  { path: `${farm}/:farmId/plots/:plotId`, load: loadPlotPage },
  { path: `${farm}/:farmId/plots/:plotId/boundary`, load: loadMapPlotPage },
];
