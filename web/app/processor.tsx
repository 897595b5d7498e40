import { Clock, House, Scale, Store, UserRound, Users, UsersRound } from 'lucide-react';
import { loadChangeContactPage, loadProcessorProfilePage } from '#accounts';
import { loadVenturePage, loadVenturesPage } from '#marketplace';
import { gatePaths, loadDeliveryPage, loadGatePage, loadSetUpGatePage } from '#processing';
import {
  loadExtensionWorkerPage,
  loadExtensionWorkersPage,
  loadMillPendingPage,
  loadProcessorDashboard,
  loadShiftsPage,
  loadStaffPage,
  millPaths as own,
} from '#relations';
import type { Area, Screen } from './area.ts';
import { forApproved } from './for-approved.tsx';
import { needsNetwork } from './needs-network.tsx';
import { paths } from './paths.ts';

const screens: readonly Screen[] = [
  { path: paths.processorDashboard, load: loadProcessorDashboard },
  { path: own.profile, load: loadProcessorProfilePage },
  { path: `${own.profile}/contact`, load: loadChangeContactPage },
  { path: own.ventures, load: loadVenturesPage },
  { path: `${own.ventures}/:businessId`, load: loadVenturePage },
  { path: own.workers, load: loadExtensionWorkersPage },
  { path: `${own.workers}/:managerId`, load: loadExtensionWorkerPage },
  { path: own.shifts, load: loadShiftsPage },
  { path: own.staff, load: loadStaffPage },
];

/** What a gate needs works without a network. */
const gateScreens: readonly Screen[] = [
  { path: gatePaths.gate, load: loadGatePage },
  { path: `${gatePaths.delivery}/:deliveryId`, load: loadDeliveryPage },
  needsNetwork({ path: gatePaths.setUp, load: loadSetUpGatePage }),
];

const area: Area = {
  role: 'agro-processor',
  screens: [...gateScreens, ...screens.map(needsNetwork)],
  menu: [
    { path: paths.processorDashboard, says: 'menu.home', Icon: House },
    { path: gatePaths.gate, says: 'menu.gate', Icon: Scale },
    { path: own.shifts, says: 'menu.shifts', Icon: Clock },
    { path: own.staff, says: 'menu.people', Icon: Users },
    { path: own.ventures, says: 'menu.agribusiness', Icon: Store },
    { path: own.workers, says: 'dashboard.about', Icon: UsersRound },
    { path: own.profile, says: 'menu.profile', Icon: UserRound },
  ],
};

export const processor: Area = forApproved(area, loadMillPendingPage);
