/**
 * Marketplace: the agri-business of a farmer, and what produce costs at markets. Promises that each keeper has one record, that of
 * two changes neither is lost, and that a price is never changed, only withdrawn.
 */
export * from './model.ts';
export * from '#kit/cac.ts';
export * from './rules.ts';
export * from './asks.ts';
export * from './contract.ts';
export * from './opening-model.ts';
export * from './opening-contract.ts';
export * from './care-figures.ts';
export * from './mill-contract.ts';
export * from './price-model.ts';
export * from './price-rules.ts';
export * from './price-contract.ts';
export * from './price-keys.ts';
export * from './price-board-model.ts';
export * from './price-board-contract.ts';
export * from './price-import-model.ts';
export * from './price-list.ts';
