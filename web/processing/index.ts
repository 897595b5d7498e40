/** Processing on screen: the requests, jobs, products and money of a mill, and the page where a farmer asks one. */
import type { ComponentType } from 'react';
import { loadWithWords } from '#kit/load-with-words.ts';

const inMill = <Props extends object>(screen: Promise<ComponentType<Props>>) => loadWithWords('mill', screen);

const work = () => import('./work-screens.ts');
const goods = () => import('./goods-screens.ts');
const money = () => import('./money-screens.ts');

export const loadJobPage = () => inMill(work().then((part) => part.JobPage));
export const loadJobsPage = () => inMill(work().then((part) => part.JobsPage));
export const loadMillDayPanel = () => inMill(work().then((part) => part.MillDayPanel));
export const loadNewJobPage = () => inMill(work().then((part) => part.NewJobPage));
export const loadRequestsPage = () => inMill(work().then((part) => part.RequestsPage));
export const loadProductPage = () => inMill(goods().then((part) => part.ProductPage));
export const loadProductsPage = () => inMill(goods().then((part) => part.ProductsPage));
export const loadMillFinancePage = () => inMill(money().then((part) => part.MillFinancePage));
export const loadMillReportPage = () => inMill(money().then((part) => part.MillReportPage));

export const loadAskOtherMillPage = () =>
  inMill(
    loadWithWords(
      'askMill',
      work().then((part) => part.AskOtherMillPage),
    ),
  );
export const loadAskMillPage = () =>
  loadWithWords(
    'askMill',
    import('./AskMillPage.tsx').then((part) => part.AskMillPage),
  );

export { millJobPaths } from './mill-jobs-paths.ts';
