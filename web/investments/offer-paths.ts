import { useLocation } from 'wouter';

const ownOffers = '/Farmer/offers';
const careOffers = '/ExtensionManager/offers';
export const adminOffers = '/admin/offers';

export const adminOfferPath = (offerId: string): string => `${adminOffers}/${offerId}`;

const pathsBelow = (overview: string) => ({
  overview,
  begin: (farmId: string): string => `${overview}/new?farm=${farmId}`,
  offer: (offerId: string): string => `${overview}/${offerId}`,
  change: (offerId: string): string => `${overview}/${offerId}/change`,
  ask: (offerId: string, milestoneId: string): string => `${overview}/${offerId}/milestones/${milestoneId}`,
});

/** The screens of offers, a farmer's own or a manager's, by where one is; a manager's farms lead to the manager's. */
export const useOfferPaths = () => {
  const [pathname] = useLocation();
  const isManager = /^\/(ExtensionManager|extension-farms|extension-farmers)(\/|$)/i.test(pathname);
  return { ...pathsBelow(isManager ? careOffers : ownOffers), isManager };
};
