import { BookOpen, ClipboardList, Handshake, House, Sprout, Store, UserRound, Wallet } from 'lucide-react';
import { loadFarmsPanel } from '#farms';
import type { Area } from './area.ts';
import { paths } from './paths.ts';

/** The panel is asked for beside the dashboard, not after it: each round trip is half a second on a slow line. */
const loadFarmerDashboard = async () => {
  const [{ FarmerDashboard }] = await Promise.all([import('./FarmerDashboard.tsx'), loadFarmsPanel()]);
  return FarmerDashboard;
};

export const farmer: Area = {
  role: 'farmer',
  screens: [{ path: paths.farmerDashboard, load: loadFarmerDashboard }],
  more: async () => (await import('./farmer-screens.ts')).farmerScreens,
  menu: [
    { path: paths.farmerDashboard, says: 'menu.home', Icon: House },
    { path: paths.farmerProfile, says: 'menu.profile', Icon: UserRound },
    { path: paths.myFarms, says: 'menu.myFarms', Icon: Sprout },
    { path: paths.myAgent, says: 'menu.myAgent', Icon: Handshake },
    { path: paths.finance, says: 'menu.finance', Icon: Wallet },
    { path: paths.reports, says: 'menu.reports', Icon: ClipboardList },
    { path: paths.agribusiness, says: 'menu.agribusiness', Icon: Store },
    { path: paths.passbook, says: 'menu.passbook', Icon: BookOpen },
  ],
};
