/** Accounts: who people are and how they prove it. Promises that no answer tells whether an address is registered. */
export * from './model.ts';
export * from './rules.ts';
export * from './legacy-contract.ts';
export * from './contract.ts';
export * from './investor-contract.ts';
