import { House, Sprout } from 'lucide-react';
import { loadFarmerProfilePage } from '#accounts';
import { loadFarmerOfCardPage, loadManagerFarmsPage } from '#farms';
import type { Area } from './area.ts';
import { loadWholeManagerDashboard, loadWholeManagerFarmPage } from './farm-pages.tsx';
import { paths } from './paths.ts';
import { plotScreens } from './plot-screens.ts';
import { seasonScreens } from './season-screens.ts';

export const agent: Area = {
  role: 'extension-manager',
  screens: [
    { path: paths.managerDashboard, load: loadWholeManagerDashboard },
    { path: paths.managerFarms, load: loadManagerFarmsPage },
    { path: `${paths.managerFarm}/:farmId`, load: loadWholeManagerFarmPage },
    { path: `${paths.card}/:code`, load: loadFarmerOfCardPage },
    { path: `${paths.managerFarmer}/:farmerId`, load: loadFarmerProfilePage },
    ...plotScreens(paths.managerFarm),
    ...seasonScreens(paths.managerFarm),
  ],
  menu: [
    { path: paths.managerDashboard, says: 'menu.home', Icon: House },
    { path: paths.managerFarms, says: 'menu.managerFarms', Icon: Sprout },
  ],
};
