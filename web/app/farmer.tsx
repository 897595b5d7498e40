import { House, Sprout } from 'lucide-react';
import { loadFarmPage, loadMyFarmsPage } from '#farms';
import type { Area } from './area.ts';
import { paths } from './paths.ts';

export const farmer: Area = {
  role: 'farmer',
  screens: [
    { path: paths.farmerDashboard, load: async () => (await import('./FarmerDashboard.tsx')).FarmerDashboard },
    { path: paths.myFarms, load: loadMyFarmsPage },
    { path: paths.farm, load: loadFarmPage },
    { path: `${paths.farm}/:farmId`, load: loadFarmPage },
  ],
  menu: [
    { path: paths.farmerDashboard, says: 'menu.home', Icon: House },
    { path: paths.myFarms, says: 'menu.myFarms', Icon: Sprout },
  ],
};
