import { House } from 'lucide-react';
import type { Area } from './area.ts';
import { paths } from './paths.ts';

export const processor: Area = {
  role: 'agro-processor',
  screens: [{ path: paths.processorDashboard, load: async () => (await import('./WelcomePage.tsx')).WelcomePage }],
  menu: [{ path: paths.processorDashboard, says: 'menu.home', Icon: House }],
};
