/** Accounts on screen: signing up, signing in, and the people an admin sees. Each part loads when it is opened. */
export { loadDenySignIn } from './late-forms.ts';
export {
  loadFarmerSignUp,
  loadInvestorSignUp,
  loadManagerSignUp,
  loadPhoneSignIn,
  loadResetPassword,
  loadSignInForm,
} from './public-forms.ts';
export {
  loadApplicantPage,
  loadChangeContactPage,
  loadConsentPage,
  loadDecisions,
  loadFarmerCardPage,
  loadFarmerFacts,
  loadFarmerProfilePage,
  loadIdentityPage,
  loadInvestorFarmersPage,
  loadInvestorFilePage,
  loadInvestorHistoryPage,
  loadInvestorPendingPage,
  loadInvestorProfilePage,
  loadManagerProfilePage,
  loadProcessorProfilePage,
  loadMyAccountPage,
  loadNoticesPage,
  loadPeoplePage,
  loadPendingPage,
  loadProfilePage,
} from './app-screens.ts';
export { loadBankAccountPage } from './bank-screen.ts';
export { loadCardInCarePage } from './care-card.ts';
export { loadFarmerFace, loadOwnFace, securityParts } from './frame-parts.ts';
export {
  accountsKeptHere,
  goToSignIn,
  keepSession,
  lastAccount,
  leave,
  markKeptAccounts,
  markLastAccount,
  owesSignOut,
  settleSignOut,
  signedInAt,
  type KeptAccount,
} from './session.ts';
export { documentWords } from './document-words.ts';
export { PaperLook } from './PaperLook.tsx';
export { IdPapers } from './IdPapers.tsx';
export { PaperPicture } from './PaperPicture.tsx';
export { PendingSteps } from './PendingSteps.tsx';
export { SignUpEnd } from './SignUpEnd.tsx';
export { SessionProvider, usePerson, useSession } from './SessionProvider.tsx';
export { useFlag } from './use-flag.ts';
