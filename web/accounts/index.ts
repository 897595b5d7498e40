/** Accounts on screen: signing up, signing in, and the people an admin sees. Each part loads when it is opened. */
export const loadSignInForm = async () => (await import('./SignInForm.tsx')).SignInForm;
export const loadFarmerSignUp = async () => (await import('./FarmerSignUp.tsx')).FarmerSignUp;
export const loadInvestorSignUp = async () => (await import('./InvestorSignUp.tsx')).InvestorSignUp;
export const loadResetPassword = async () => (await import('./ResetPassword.tsx')).ResetPassword;
export const loadSecondFactorPage = async () => (await import('./SecondFactorPage.tsx')).SecondFactorPage;
export const loadDevicesPage = async () => (await import('./DevicesPage.tsx')).DevicesPage;
export const loadPeoplePage = async () => (await import('./PeoplePage.tsx')).PeoplePage;
export { forgetSession } from './session.ts';
export { SessionProvider, usePerson } from './SessionProvider.tsx';
