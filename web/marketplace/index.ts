/** Marketplace on screen: a farmer's agri-business, prices, what companies want to buy, produce for sale, and inputs. Each part loads when it is opened. */
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

/* What produce costs at markets; units are named in the words of the seasons. */
const inPrices = <Props extends object>(screen: Promise<ComponentType<Props>>) => loadWithWords('prices', screen);
const priceParts = () => import('./price-parts.ts');
export const loadPricesPage = () => inPrices(import('./PricesPage.tsx').then((part) => part.PricesPage));
export const loadPriceSeriesPage = () => inPrices(import('./PriceSeriesPage.tsx').then((part) => part.PriceSeriesPage));
export const loadPriceImportsPage = () =>
  inPrices(import('./PriceImportsPage.tsx').then((part) => part.PriceImportsPage));
export const loadRecordPricePage = () => inPrices(priceParts().then((part) => part.RecordPricePage));
export const loadPricesLink = () => inPrices(priceParts().then((part) => part.PricesLink));
export const loadMendPriceForm = () => inPrices(priceParts().then((part) => part.MendPriceForm));
export { pricePaths } from './price-paths.ts';

/* The market: what companies want to buy. */
type Market = typeof import('./demand-screens.ts');
const inMarket = (pick: (screens: Market) => ComponentType) => () =>
  loadWithWords('demand', import('./demand-screens.ts').then(pick));
/** With the words of their area, which tell who works for no company. */
const forMills = (pick: (screens: Market) => ComponentType) => () => loadWithWords('mill', inMarket(pick)());
export const loadDemandBoardPage = inMarket((part) => part.DemandBoardPage);
export const loadDemandPage = inMarket((part) => part.DemandPage);
export const loadAnswersPage = inMarket((part) => part.AnswersPage);
export const loadAnswerPage = inMarket((part) => part.AnswerPage);
export const loadShownLotsPage = inMarket((part) => part.ShownLotsPage);
export const loadOwnDemandsPage = forMills((part) => part.OwnDemandsPage);
export const loadOwnDemandPage = forMills((part) => part.OwnDemandPage);
export const loadPostDemandPage = forMills((part) => part.PostDemandPage);
export { demandPaths } from './demand-paths.ts';

/* Produce for sale. */
export { millSale } from './buyer-sale.ts';
export { sale } from './sale-loaders.ts';

/* Inputs, orders of them, and vouchers. */
export {
  loadCheckInputsPage,
  loadDealerOrdersPage,
  loadGoodsPick,
  loadInputsLink,
  loadOrderPage,
  loadOrdersPage,
  loadPestProducts,
  loadRedeemPage,
  loadShelfPage,
  loadShopPage,
  loadVouchersPage,
} from './input-loaders.ts';
export { dealerInputs } from './input-paths.ts';
export { packText } from './input-words.ts';

/** What fertilisers are sold in a state, for plans; it says nothing itself. */
export const loadCropPrices = () => import('./CropPrices.tsx').then((part) => part.CropPrices);
export const loadFertilisersSold = () => import('./FertilisersSold.tsx').then((part) => part.FertilisersSold);
