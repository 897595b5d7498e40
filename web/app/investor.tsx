import { House } from 'lucide-react';
import type { Area } from './area.ts';
import { paths } from './paths.ts';

export const investor: Area = {
  role: 'investor',
  screens: [{ path: paths.investorDashboard, load: async () => (await import('./WelcomePage.tsx')).WelcomePage }],
  menu: [{ path: paths.investorDashboard, says: 'menu.home', Icon: House }],
};
