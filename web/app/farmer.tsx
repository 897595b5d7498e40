import { House, Sprout } from 'lucide-react';
import { loadFarmPage, loadFarmsPanel, loadMyFarmsPage } from '#farms';
import type { Area } from './area.ts';
import { paths } from './paths.ts';
import { plotScreens } from './plot-screens.ts';

/** The panel is asked for beside the dashboard, not after it: each round trip is half a second on a slow line. */
const loadFarmerDashboard = async () => {
  const [{ FarmerDashboard }] = await Promise.all([import('./FarmerDashboard.tsx'), loadFarmsPanel()]);
  return FarmerDashboard;
};

export const farmer: Area = {
  role: 'farmer',
  screens: [
    { path: paths.farmerDashboard, load: loadFarmerDashboard },
    { path: paths.myFarms, load: loadMyFarmsPage },
    { path: paths.farm, load: loadFarmPage },
    { path: `${paths.farm}/:farmId`, load: loadFarmPage },
    ...plotScreens(paths.farm),
  ],
  menu: [
    { path: paths.farmerDashboard, says: 'menu.home', Icon: House },
    { path: paths.myFarms, says: 'menu.myFarms', Icon: Sprout },
  ],
};
