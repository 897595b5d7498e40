/* Produce for sale and the orders for it, for both sides, in one file for the same reason as the market. */
export { ListingPage } from './ListingPage.tsx';
export { ListingsPage } from './ListingsPage.tsx';
export { OwnListingPage } from './OwnListingPage.tsx';
export { OwnListingsPage } from './OwnListingsPage.tsx';
export { PurchasePage } from './PurchasePage.tsx';
export { PurchasesPage } from './PurchasesPage.tsx';
