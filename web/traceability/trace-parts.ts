/* Where things came from and went, and the keys of programs: what needs a network. */
export { KeysPage } from './KeysPage.tsx';
export { LotTracePage } from './LotTracePage.tsx';
export { ThingPage } from './ThingPage.tsx';
