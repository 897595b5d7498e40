/**
 * Marketplace: the agri-business of a farmer, what produce costs at markets, and what companies want to buy. Promises that each
 * keeper has one record, that of two changes neither is lost, that a price is never changed, only withdrawn, and that what was
 * agreed is never changed.
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
export * from './demand-model.ts';
export * from './demand-rules.ts';
export * from './demand-contract.ts';
export * from './agreement-model.ts';
export * from './agreement-rules.ts';
export * from './answer-model.ts';
export * from './answer-rules.ts';
export * from './answer-contract.ts';
export * from './match-model.ts';
export * from './match-rules.ts';
