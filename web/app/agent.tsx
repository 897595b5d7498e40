import { House, Sprout } from 'lucide-react';
import { loadManagerDashboard, loadManagerFarmPage, loadManagerFarmsPage } from '#farms';
import type { Area } from './area.ts';
import { paths } from './paths.ts';
import { plotScreens } from './plot-screens.ts';

export const agent: Area = {
  role: 'extension-manager',
  screens: [
    { path: paths.managerDashboard, load: loadManagerDashboard },
    { path: paths.managerFarms, load: loadManagerFarmsPage },
    { path: `${paths.managerFarm}/:farmId`, load: loadManagerFarmPage },
    ...plotScreens(paths.managerFarm),
  ],
  menu: [
    { path: paths.managerDashboard, says: 'menu.home', Icon: House },
    { path: paths.managerFarms, says: 'menu.managerFarms', Icon: Sprout },
  ],
};
