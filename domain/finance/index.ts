/** Finance: each person’s book of income and expense, in kobo. An entry is never changed; a correction is an entry of its own. */
export * from './model.ts';
export * from './rules.ts';
export * from './figures.ts';
export * from './asks.ts';
export * from './contract.ts';
export * from './statement-contract.ts';
export * from './care-figures.ts';
export * from './ledger-model.ts';
export * from './ledger-rules.ts';
export * from './ledger-contract.ts';
export * from './payment-model.ts';
export * from './payment-rules.ts';
export * from './payment-contract.ts';
export * from './payout-contract.ts';
export * from './reversal-contract.ts';
export * from './trouble-contract.ts';
