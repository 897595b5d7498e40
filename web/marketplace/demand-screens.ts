/* The market, for those who sell and those who buy, in one file: on a slow line each file more costs more than its bytes. */
export { AnswerPage } from './AnswerPage.tsx';
export { AnswersPage } from './AnswersPage.tsx';
export { DemandBoardPage } from './DemandBoardPage.tsx';
export { DemandPage } from './DemandPage.tsx';
export { OwnDemandPage } from './OwnDemandPage.tsx';
export { OwnDemandsPage } from './OwnDemandsPage.tsx';
export { PostDemandPage } from './PostDemandPage.tsx';
export { ShownLotsPage } from './ShownLotsPage.tsx';
