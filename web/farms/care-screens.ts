import { loadWithWords } from '#kit/load-with-words.ts';

/* What only managers open: a farmer's phone does not carry the ways to it. */
export { SettlePanel } from './SettlePanel.tsx';
export const loadFarmsOfFarmer = () =>
  loadWithWords(
    'care',
    import('./FarmsOfFarmer.tsx').then((part) => part.FarmsOfFarmer),
  );
export const loadAddFarmOfFarmerPage = () =>
  loadWithWords(
    'care',
    import('./AddFarmOfFarmerPage.tsx').then((part) => part.AddFarmOfFarmerPage),
  );
