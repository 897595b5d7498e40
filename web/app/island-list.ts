import type { ComponentType } from 'react';
import {
  loadFarmerSignUp,
  loadInvestorSignUp,
  loadManagerSignUp,
  loadPhoneSignIn,
  loadResetPassword,
  loadSignInForm,
} from '#accounts';
import type { Language } from '@shuka/domain/kit/languages.ts';
import type { IslandName } from '#kit/island.tsx';
import { loadFollowUpdatesForm } from '#messaging';
import { loadJoinCompany, loadProcessorSignUp } from '#relations';
import { loadCheckInspection } from '#reports';

type Late = typeof import('./late-islands.ts');

const late = (name: keyof Late) => async (language: Language) => (await import('./late-islands.ts'))[name](language);

/** How each island is loaded: a chunk of its own, which the page that has it preloads. */
export const islandLoaders: Record<IslandName, (language: Language) => Promise<ComponentType>> = {
  contact: late('loadContactForm'),
  'sign-in': loadSignInForm,
  'not-me': late('loadDenySignIn'),
  'phone-sign-in': loadPhoneSignIn,
  'farmer-sign-up': loadFarmerSignUp,
  'investor-sign-up': loadInvestorSignUp,
  'manager-sign-up': loadManagerSignUp,
  'processor-sign-up': loadProcessorSignUp,
  'join-company': loadJoinCompany,
  'reset-password': loadResetPassword,
  'follow-updates': loadFollowUpdatesForm,
  'system-status': late('loadSystemStatus'),
  'check-inspection': loadCheckInspection,
  'check-receipt': late('loadCheckReceipt'),
  'check-warehouse-receipt': late('loadCheckWarehouseReceipt'),
  'view-passport': late('loadViewPassport'),
  'drive-trip': late('loadDriveTrip'),
  reckon: late('loadReckon'),
  'check-log': late('loadCheckLog'),
  'check-genuine': late('loadCheckGenuine'),
};
