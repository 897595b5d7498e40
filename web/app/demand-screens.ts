import {
  loadAnswerPage,
  loadAnswersPage,
  loadDemandBoardPage,
  loadDemandPage,
  loadShownLotsPage,
  sale,
} from '#marketplace';
import type { Screen } from './area.ts';
import { needsNetwork } from './needs-network.tsx';

/** The screens of the market for those who sell, below its address. */
export const demandScreens = (market: string): readonly Screen[] =>
  [
    { path: market, load: loadDemandBoardPage },
    { path: `${market}/answers`, load: loadAnswersPage },
    { path: `${market}/answers/:answerId`, load: loadAnswerPage },
    { path: `${market}/shown/:farmerId`, load: loadShownLotsPage },
    { path: `${market}/sale/:farmerId`, load: sale('OwnListingsPage') },
    { path: `${market}/sale/:farmerId/:listingId`, load: sale('OwnListingPage') },
    { path: `${market}/orders`, load: sale('PurchasesPage') },
    { path: `${market}/orders/:purchaseId`, load: sale('PurchasePage') },
    { path: `${market}/:demandId`, load: loadDemandPage },
  ].map(needsNetwork);
