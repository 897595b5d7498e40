/** A farmer's business and what of it is open to whom, as other slices and the demo world write it. */
export { insertBusiness } from './store.ts';
export { setOpening } from './opening-store.ts';
export { setMillOpening } from './mill-store.ts';
