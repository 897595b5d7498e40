/* Where things came from and went, and the keys of programs: what needs a network. */
export { LotTracePage } from './LotTracePage.tsx';
export { ThingPage } from './ThingPage.tsx';
