import type { ComponentType } from 'react';
import { loadWithWords } from '#kit/load-with-words.ts';

/* The screens of those who bring, verify and decide offers; they say what investors are told too. */
const withOffers = <Props extends object>(screen: Promise<ComponentType<Props>>): Promise<ComponentType<Props>> =>
  loadWithWords('investments', loadWithWords('offers', screen));

const promoterParts = () => import('./promoter-parts.ts');
const adminParts = () => import('./admin-parts.ts');

export const loadOffersPage = () => withOffers(promoterParts().then((parts) => parts.OffersPage));
export const loadWriteOfferPage = () => withOffers(promoterParts().then((parts) => parts.WriteOfferPage));
export const loadOwnOfferPage = () => withOffers(promoterParts().then((parts) => parts.OwnOfferPage));
export const loadAskTranchePage = () => withOffers(promoterParts().then((parts) => parts.AskTranchePage));
export const loadOfferOfFarm = () => withOffers(promoterParts().then((parts) => parts.OfferOfFarm));
export const loadAdminOffersPage = () => withOffers(adminParts().then((parts) => parts.AdminOffersPage));
export const loadAdminOfferPage = () => withOffers(adminParts().then((parts) => parts.AdminOfferPage));
