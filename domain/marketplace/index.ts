/** Marketplace: the agri-business of a farmer. Promises that each keeper has one record, and that of two changes neither is lost. */
export * from './model.ts';
export * from '#kit/cac.ts';
export * from './rules.ts';
export * from './asks.ts';
export * from './contract.ts';
export * from './opening-model.ts';
export * from './opening-contract.ts';
export * from './care-figures.ts';
export * from './mill-contract.ts';
