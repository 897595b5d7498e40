import type { Language } from '@shuka/domain/kit/languages.ts';

/* The forms of public pages, each in a part of its own. */
export const loadSignInForm = async () => (await import('./SignInForm.tsx')).SignInForm;
export const loadPhoneSignIn = async () => (await import('./PhoneSignIn.tsx')).PhoneSignIn;
export const loadFarmerSignUp = async () => (await import('./FarmerSignUp.tsx')).FarmerSignUp;
export const loadInvestorSignUp = async () => (await import('./InvestorSignUp.tsx')).InvestorSignUp;
export const loadResetPassword = async () => (await import('./ResetPassword.tsx')).ResetPassword;
export const loadManagerSignUp = async (language: Language) =>
  (await import('./manager-island.ts')).managerIsland(language);
