/* What dealers and admins open of inputs with a network, in one file. */
export { CheckInputsPage } from './CheckInputsPage.tsx';
export { DealerOrdersPage } from './DealerOrdersPage.tsx';
export { ShelfPage } from './ShelfPage.tsx';
