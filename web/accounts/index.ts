/** Accounts on screen: signing up, signing in, and the people an admin sees. Each part loads when it is opened. */
export { loadFarmerSignUp, loadInvestorSignUp, loadResetPassword, loadSignInForm } from './public-forms.ts';
export {
  loadChangeContactPage,
  loadConsentPage,
  loadDevicesPage,
  loadFarmerCardPage,
  loadFarmerProfilePage,
  loadIdentityPage,
  loadMyAccountPage,
  loadPeoplePage,
  loadProfilePage,
} from './app-screens.ts';
export { loadFarmerFace, loadOwnFace, loadSecondFactorPage } from './frame-parts.ts';
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
