/** Processing on screen: the requests, jobs, products and money of a mill, and the page where a farmer asks one. */
import type { ComponentType } from 'react';
import { loadWithWords } from '#kit/load-with-words.ts';

type Screens = typeof import('./mill-screens.ts');

const screen =
  <Props extends object>(pick: (screens: Screens) => ComponentType<Props>) =>
  () =>
    loadWithWords('mill', import('./mill-screens.ts').then(pick));

export const loadJobPage = screen((part) => part.JobPage);
export const loadJobsPage = screen((part) => part.JobsPage);
export const loadMillDayPanel = screen((part) => part.MillDayPanel);
export const loadMillFinancePage = screen((part) => part.MillFinancePage);
export const loadMillReportPage = screen((part) => part.MillReportPage);
export const loadNewJobPage = screen((part) => part.NewJobPage);
export const loadProductPage = screen((part) => part.ProductPage);
export const loadProductsPage = screen((part) => part.ProductsPage);
export const loadRequestsPage = screen((part) => part.RequestsPage);

export const loadAskMillPage = () =>
  loadWithWords(
    'askMill',
    import('./AskMillPage.tsx').then((part) => part.AskMillPage),
  );

export { millJobPaths } from './mill-jobs-paths.ts';
