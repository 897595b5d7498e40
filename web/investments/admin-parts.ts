/* The screens of admins, in one file for the same reason as those of promoters. */
export { AdminOfferPage } from './AdminOfferPage.tsx';
export { AdminOffersPage } from './AdminOffersPage.tsx';
