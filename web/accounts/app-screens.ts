import type { ComponentType } from 'react';
import { loadWithWords } from '#kit/load-with-words.ts';

/* What only the app opens: pages with forms do not carry the ways to it. */
export const loadFarmerCardPage = () =>
  loadWithWords(
    'profile',
    import('./card-screens.ts').then((part) => part.FarmerCardPage),
  );
const ofProfile =
  <Part>(part: () => Promise<Part>, pick: (part: Part) => ComponentType) =>
  () =>
    loadWithWords('profile', part().then(pick));
const profileScreens = () => import('./profile-screens.ts');
const ownScreens = () => import('./own-screens.ts');
export const loadProfilePage = ofProfile(profileScreens, (part) => part.ProfilePage);
export const loadFarmerProfilePage = ofProfile(profileScreens, (part) => part.FarmerProfilePage);
export const loadIdentityPage = ofProfile(ownScreens, (part) => part.IdentityPage);
export const loadConsentPage = ofProfile(ownScreens, (part) => part.ConsentPage);
export const loadChangeContactPage = ofProfile(ownScreens, (part) => part.ChangeContactPage);
export const loadMyAccountPage = ofProfile(ownScreens, (part) => part.MyAccountPage);
export const loadNoticesPage = () =>
  loadWithWords(
    'notices',
    import('./NoticesPage.tsx').then((part) => part.NoticesPage),
  );
/** With the words of profiles, and with those only managers say. */
export const loadManagerProfilePage = () =>
  loadWithWords('care', ofProfile(profileScreens, (part) => part.ManagerProfilePage)());
export const loadApplicantPage = () =>
  loadWithWords(
    'staff',
    ofProfile(
      () => import('./ApplicantPage.tsx'),
      (part) => part.ApplicantPage,
    )(),
  );
export const loadPendingPage = () =>
  loadWithWords(
    'care',
    import('./PendingPage.tsx').then((part) => part.PendingPage),
  );
const investorScreens = () => import('./investor-screens.ts');
export const loadInvestorPendingPage = () =>
  loadWithWords(
    'investor',
    investorScreens().then((part) => part.InvestorPendingPage),
  );
export const loadInvestorProfilePage = () =>
  loadWithWords(
    'investor',
    investorScreens().then((part) => part.InvestorProfilePage),
  );
/** With the words of profiles, which say the way back. */
export const loadInvestorFilePage = () =>
  loadWithWords('investor', ofProfile(investorScreens, (part) => part.InvestorFilePage)());
export const loadProcessorProfilePage = () =>
  loadWithWords(
    'investor',
    import('./ProcessorProfilePage.tsx').then((part) => part.ProcessorProfilePage),
  );
export const loadInvestorFarmersPage = () =>
  loadWithWords(
    'investor',
    investorScreens().then((part) => part.InvestorFarmersPage),
  );
/** With the words of staff: who decides on an investor reads what they said. */
export const loadInvestorHistoryPage = () =>
  loadWithWords(
    'staff',
    loadWithWords(
      'investor',
      import('./InvestorHistoryPage.tsx').then((part) => part.InvestorHistoryPage),
    ),
  );
/** What an admin may decide about somebody, for the screens of other slices; their words come with those. */
export const loadDecisions = async () => (await import('./Decisions.tsx')).Decisions;
export const loadPeoplePage = () =>
  loadWithWords(
    'staff',
    import('./PeoplePage.tsx').then((part) => part.PeoplePage),
  );
export const loadFarmerFacts = () =>
  loadWithWords(
    'care',
    loadWithWords(
      'profile',
      profileScreens().then((part) => part.FarmerFacts),
    ),
  );
