import type { ComponentType } from 'react';
import { loadFarmerSignUp, loadInvestorSignUp, loadResetPassword, loadSignInForm } from '#accounts';
import type { IslandName } from '#kit/island.tsx';
import { loadContactForm, loadFollowUpdatesForm } from '#messaging';
import { loadSystemStatus } from '#settings';

/** How each island is loaded: a chunk of its own, which the page that has it preloads. */
export const islandLoaders: Record<IslandName, () => Promise<ComponentType>> = {
  contact: loadContactForm,
  'sign-in': loadSignInForm,
  'farmer-sign-up': loadFarmerSignUp,
  'investor-sign-up': loadInvestorSignUp,
  'reset-password': loadResetPassword,
  'follow-updates': loadFollowUpdatesForm,
  'system-status': loadSystemStatus,
};
