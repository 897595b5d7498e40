/**
 * Marketplace: the agri-business of a farmer, and the inputs that dealers sell to farmers. Promises that each keeper has one
 * record, that of two changes neither is lost, and that a voucher buys once.
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
