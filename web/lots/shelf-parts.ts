/* What shows somebody's lots, on pages of other slices too: one file, for the worker names each. */
export { LotsInCarePage } from './LotsInCarePage.tsx';
export { MyProducePage } from './MyProducePage.tsx';
export { ProduceLink } from './ProduceLink.tsx';
export { ProduceOfFarmer } from './ProduceOfFarmer.tsx';
export { ProduceOfSeason } from './ProduceOfSeason.tsx';
