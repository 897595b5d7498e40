import type { Role } from '@shuka/domain/kit/viewer.ts';
import type { Area } from './area.ts';
import { paths } from './paths.ts';

/** The areas of the app, one a role; each comes when somebody with that role is here. */
const loaders: Readonly<Record<Role, () => Promise<Area>>> = {
  farmer: async () => (await import('./farmer.tsx')).farmer,
  'extension-manager': async () => (await import('./agent.tsx')).agent,
  investor: async () => (await import('./investor.tsx')).investor,
  'agro-processor': async () => (await import('./processor.tsx')).processor,
  admin: async () => (await import('./admin.tsx')).admin,
};

export const loadArea = (role: Role): Promise<Area> => loaders[role]();

const ofManagers = [paths.managerDashboard, paths.managerFarms, paths.managerFarm, paths.card, '/ExtensionManager'];

const starts: readonly (readonly [Role, readonly string[]])[] = [
  ['extension-manager', ofManagers],
  ['investor', [paths.investorDashboard, '/Investors', '/available-']],
  ['agro-processor', ['/AgroProcessor']],
  ['admin', [paths.admin]],
];

/** The area an address most likely is of, so that it can be asked for before it is known who is here. */
export const roleOfPath = (pathname: string): Role => {
  const path = pathname.toLowerCase();
  return starts.find(([, heads]) => heads.some((head) => path.startsWith(head.toLowerCase())))?.[0] ?? 'farmer';
};
