import { House } from 'lucide-react';
import type { Area } from './area.ts';
import { paths } from './paths.ts';

export const agent: Area = {
  role: 'extension-manager',
  screens: [{ path: paths.managerDashboard, load: async () => (await import('./WelcomePage.tsx')).WelcomePage }],
  menu: [{ path: paths.managerDashboard, says: 'menu.home', Icon: House }],
};
