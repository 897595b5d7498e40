import { loadAnswerPage, loadAnswersPage, loadDemandBoardPage, loadDemandPage, loadShownLotsPage } from '#marketplace';
import type { Screen } from './area.ts';
import { needsNetwork } from './needs-network.tsx';

/** The screens of the market for those who sell, below its address. */
export const demandScreens = (market: string): readonly Screen[] =>
  [
    { path: market, load: loadDemandBoardPage },
    { path: `${market}/answers`, load: loadAnswersPage },
    { path: `${market}/answers/:answerId`, load: loadAnswerPage },
    { path: `${market}/shown/:farmerId`, load: loadShownLotsPage },
    { path: `${market}/:demandId`, load: loadDemandPage },
  ].map(needsNetwork);
