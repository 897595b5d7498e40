import {
  GraduationCap,
  HandCoins,
  MessagesSquare,
  NotebookPen,
  Store,
  TrendingUp,
  Umbrella,
  Wheat,
} from 'lucide-react';
import type { Feature } from './FeatureList.tsx';

/** The four cards of 'What We Offer'. */
export const offers: readonly Feature[] = [
  { Icon: NotebookPen, title: 'home.offerRecords', says: 'home.offerRecordsText' },
  { Icon: MessagesSquare, title: 'home.offerAdvice', says: 'home.offerAdviceText' },
  { Icon: HandCoins, title: 'home.offerFinance', says: 'home.offerFinanceText' },
  { Icon: Store, title: 'home.offerMarkets', says: 'home.offerMarketsText' },
];

/** The owner's four impact goals. */
export const impactGoals: readonly Feature[] = [
  { Icon: TrendingUp, title: 'home.goalProductivity', says: 'home.goalProductivityText' },
  { Icon: GraduationCap, title: 'home.goalYouth', says: 'home.goalYouthText' },
  { Icon: Umbrella, title: 'home.goalRisk', says: 'home.goalRiskText' },
  { Icon: Wheat, title: 'home.goalFood', says: 'home.goalFoodText' },
];
