import { readInvestorProfile, readProcessorProfile } from '@shuka/domain/accounts';

/** The profiles of the areas by the head of their addresses; `read` where the server alone has it and no phone keeps it. */
const homes = [
  { head: '/extensionmanager/', home: '/ExtensionManager/Eprofile', read: null },
  { head: '/investors/', home: '/Investors/IProfile', read: readInvestorProfile },
  { head: '/agroprocessor/', home: '/AgroProcessor/Aprofile', read: readProcessorProfile },
] as const;

const ofFarmer = { home: '/Farmer/profile', read: null };

/** The profile that a page lies under; a farmer's where its address is of none of the other areas. */
export const profileHome = (path: string): Pick<(typeof homes)[number], 'home' | 'read'> | typeof ofFarmer =>
  homes.find(({ head }) => path.toLowerCase().startsWith(head)) ?? ofFarmer;
