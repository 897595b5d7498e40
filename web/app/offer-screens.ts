import { loadAskTranchePage, loadOffersPage, loadOwnOfferPage, loadWriteOfferPage } from '#investments';
import type { Screen } from './area.ts';

/** The screens of offers of one's own farms, or of farmers in care. */
export const offerScreens = (offers: string): readonly Screen[] => [
  { path: offers, load: loadOffersPage },
  { path: `${offers}/new`, load: loadWriteOfferPage },
  { path: `${offers}/:offerId`, load: loadOwnOfferPage },
  { path: `${offers}/:offerId/change`, load: loadWriteOfferPage },
  { path: `${offers}/:offerId/milestones/:milestoneId`, load: loadAskTranchePage },
];
