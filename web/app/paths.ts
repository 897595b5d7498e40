import type { Role } from '@shuka/domain/kit/viewer.ts';

/**
 * Every address of the owner's specification, spelled once; those of one area alone stand with it. Letter case never
 * matters when they are read.
 */
export const paths = {
  home: '/',
  products: '/products',
  about: '/about',
  contact: '/contact',
  services: '/services',
  traceability: '/extension-manager',
  signUp: '/sign_up',
  login: '/login',
  phoneLogin: '/login/phone',
  farmerSignUp: '/farmer-signup',
  farmerSignUpOtp: '/farmer-signup/otp-verification',
  farmerSignUpPassword: '/farmer-signup/create-password',
  investorSignUp: '/InvestorsSignup',
  resetPassword: '/resetpassword',
  maintenance: '/maintenance',
  auth: '/Auth',
  secondFactor: '/second-factor',
  devices: '/devices',
  phone: '/phone',
  farmerDashboard: '/farmersDashboard',
  myFarms: '/Farmer/MyFarms',
  farm: '/Farmer/farm',
  farmerProfile: '/Farmer/profile',
  farmerIdentity: '/Farmer/profile/identity',
  farmerConsent: '/Farmer/profile/consent',
  farmerContact: '/Farmer/profile/contact',
  farmerAccount: '/Farmer/profile/account',
  myAgent: '/extension-agent-dashboard',
  messages: '/messages',
  finance: '/Farmer/Finance',
  reports: '/Farmer/reports',
  reportDetails: '/Farmer/DisplayReport',
  agribusiness: '/agribusiness',
  farmerCard: '/Farmer/card',
  passbook: '/Farmer/passbook',
  card: '/c',
  managerDashboard: '/ExtensionAgentDashboard',
  caseload: '/farmer-dashboard',
  managerFarms: '/ExtensionManager/Efarms',
  managerTasks: '/ExtensionManager/tasks',
  managerVisits: '/ExtensionManager/visits',
  managerFarm: '/extension-farms',
  managerFarmer: '/extension-farmers',
  newFarmer: '/extension-farmers/new',
  managerProfile: '/ExtensionManager/Eprofile',
  managerReports: '/ExtensionManager/Ereports',
  managerFinance: '/ExtensionManager/Efinance',
  managerBusiness: '/ExtensionManager/EagriBusiness',
  investorDashboard: '/investordashboard',
  processorDashboard: '/AgroProcessorDashboard',
  admin: '/admin',
} as const;

/** The dashboard of each role. */
const dashboardOf: Record<Role, string> = {
  farmer: paths.farmerDashboard,
  'extension-manager': paths.managerDashboard,
  investor: paths.investorDashboard,
  'agro-processor': paths.processorDashboard,
  admin: paths.admin,
};

/** Where someone with these roles belongs; people with several land in the one that can do most. */
export const homeOf = (roles: readonly Role[]): string => {
  const order: readonly Role[] = ['admin', 'extension-manager', 'agro-processor', 'investor', 'farmer'];
  const first = order.find((role) => roles.includes(role));
  return first === undefined ? paths.home : dashboardOf[first];
};

/** Only an address of this very site may be gone to after signing in. */
export const safeNext = (asked: string | null): string | null =>
  asked !== null && /^\/(?![/\\])[\w\-./?=&%~]*$/.test(asked) ? asked : null;
