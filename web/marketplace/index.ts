/** Marketplace on screen: a farmer's agri-business, and inputs with their orders and vouchers. Each part loads when it is opened. */
import type { ComponentType } from 'react';
import { loadWithWords } from '#kit/load-with-words.ts';

export const loadBusinessPage = () =>
  loadWithWords(
    'market',
    import('./BusinessPage.tsx').then((part) => part.BusinessPage),
  );
export const loadMendBusinessForm = () =>
  loadWithWords(
    'market',
    import('./MendBusinessForm.tsx').then((part) => part.MendBusinessForm),
  );

/* The agri-businesses in a manager's care. */
export const loadCareBusinessesPage = () =>
  loadWithWords(
    'market',
    import('./CareBusinessesPage.tsx').then((part) => part.CareBusinessesPage),
  );
export const loadNewCareBusinessPage = () =>
  loadWithWords(
    'market',
    import('./NewCareBusinessPage.tsx').then((part) => part.NewCareBusinessPage),
  );
export const loadCareBusinessPage = () =>
  loadWithWords(
    'market',
    import('./CareBusinessPage.tsx').then((part) => part.CareBusinessPage),
  );

/* What investors see of agri-businesses: in their own words and in those of the businesses. */
const forInvestors = (screen: Promise<ComponentType>) => loadWithWords('investor', loadWithWords('market', screen));
export const loadOpportunitiesPage = () =>
  forInvestors(import('./OpportunitiesPage.tsx').then((part) => part.OpportunitiesPage));
export const loadOpportunityPage = () =>
  forInvestors(import('./OpportunityPage.tsx').then((part) => part.OpportunityPage));

/* What agro-processors see of agri-businesses; the words of their area hold those of the businesses. */
export const loadVenturesPage = () =>
  loadWithWords(
    'mill',
    import('./VenturesPage.tsx').then((part) => part.VenturesPage),
  );
export const loadVenturePage = () =>
  loadWithWords(
    'mill',
    import('./VenturePage.tsx').then((part) => part.VenturePage),
  );

/* Inputs, orders of them, and vouchers. */
export {
  loadCheckInputsPage,
  loadDealerOrdersPage,
  loadInputsLink,
  loadOrderPage,
  loadOrdersPage,
  loadRedeemPage,
  loadShelfPage,
  loadShopPage,
  loadVouchersPage,
} from './input-loaders.ts';
export { dealerInputs } from './input-paths.ts';
