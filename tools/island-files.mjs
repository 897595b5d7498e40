/* Which module and which words each form of a public page comes with; the build asks for them with the page. */

/** The module each form of a public page begins with. */
export const islandFiles = {
  contact: 'messaging/contact-island.ts',
  'sign-in': 'accounts/SignInForm.tsx',
  'not-me': 'accounts/deny-island.ts',
  'phone-sign-in': 'accounts/PhoneSignIn.tsx',
  'farmer-sign-up': 'accounts/FarmerSignUp.tsx',
  'investor-sign-up': 'accounts/InvestorSignUp.tsx',
  'manager-sign-up': 'accounts/manager-island.ts',
  'processor-sign-up': 'relations/processor-island.ts',
  'join-company': 'relations/join-island.ts',
  'reset-password': 'accounts/ResetPassword.tsx',
  'follow-updates': 'messaging/FollowUpdatesForm.tsx',
  'system-status': 'settings/status-island.ts',
  'check-inspection': 'reports/check-island.ts',
  'check-receipt': 'processing/receipt-island.ts',
  'check-warehouse-receipt': 'processing/warehouse-receipt-island.ts',
  'check-log': 'traceability/log-island.ts',
  'check-genuine': 'traceability/genuine-island.ts',
  'view-passport': 'loans/passport-island.ts',
  'drive-trip': 'traceability/driver-island.ts',
  reckon: 'insurance/reckon-island.ts',
};

/** Texts that only one form says, in a file beside those all forms say. */
export const islandWords = {
  contact: 'publicDesk',
  'not-me': 'publicDesk',
  'system-status': 'publicDesk',
  'manager-sign-up': 'joining',
  'processor-sign-up': 'applying',
  'join-company': 'inviting',
  'check-inspection': 'checking',
  'check-receipt': 'receipt',
  'check-warehouse-receipt': 'warehouse',
  'check-log': 'log',
  'check-genuine': 'genuine',
  'view-passport': 'passport',
  'drive-trip': 'driver',
  reckon: 'calculate',
};
