/** Accounts on screen: signing up, signing in, and the people an admin sees. Each part loads when it is opened. */
import { loadWithWords } from '#kit/load-with-words.ts';

export const loadSignInForm = async () => (await import('./SignInForm.tsx')).SignInForm;
export const loadFarmerSignUp = async () => (await import('./FarmerSignUp.tsx')).FarmerSignUp;
export const loadInvestorSignUp = async () => (await import('./InvestorSignUp.tsx')).InvestorSignUp;
export const loadResetPassword = async () => (await import('./ResetPassword.tsx')).ResetPassword;
export const loadSecondFactorPage = async () => (await import('./SecondFactorPage.tsx')).SecondFactorPage;
export const loadDevicesPage = async () => (await import('./DevicesPage.tsx')).DevicesPage;
export const loadPeoplePage = () =>
  loadWithWords(
    'staff',
    import('./PeoplePage.tsx').then((part) => part.PeoplePage),
  );
export {
  accountsKeptHere,
  goToSignIn,
  lastAccount,
  leave,
  markKeptAccounts,
  markLastAccount,
  owesSignOut,
  settleSignOut,
  signedInAt,
  type KeptAccount,
} from './session.ts';
export { SessionProvider, usePerson, useSession } from './SessionProvider.tsx';
