/* The screens of pests: one file, for the worker names each. */
export { PestsPage } from './PestsPage.tsx';
export { ScoutingPage } from './ScoutingPage.tsx';
