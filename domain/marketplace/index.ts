/**
 * Marketplace: the agri-business of a farmer, what produce costs at markets, what companies want to buy, what farmers have for
 * sale, and the inputs that dealers sell. Promises that each keeper has one record, that of two changes neither is lost, that a price is never changed,
 * only withdrawn, that what was agreed is never changed, and that a voucher buys once.
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
export * from './price-bounds.ts';
export * from './price-bounds-contract.ts';
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
export * from './listing-model.ts';
export * from './listing-rules.ts';
export * from './purchase-model.ts';
export * from './purchase-rules.ts';
export * from './listing-contract.ts';
export * from './purchase-contract.ts';
export * from './match-model.ts';
export * from './match-rules.ts';
export * from './input-model.ts';
export * from './input-rules.ts';
export * from './input-contract.ts';
export * from './order-model.ts';
export * from './order-rules.ts';
export * from './order-contract.ts';
export * from './voucher-model.ts';
export * from './voucher-paper.ts';
export * from './voucher-rules.ts';
export * from './voucher-contract.ts';
export * from './pest-products-contract.ts';
