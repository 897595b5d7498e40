/* The screens of those who bring and verify offers, in one file: on a slow line each file more costs more than its bytes. */
export { AskTranchePage } from './AskTranchePage.tsx';
export { OfferOfFarm } from './OfferOfFarm.tsx';
export { OffersPage } from './OffersPage.tsx';
export { OwnOfferPage } from './OwnOfferPage.tsx';
export { WriteOfferPage } from './WriteOfferPage.tsx';
