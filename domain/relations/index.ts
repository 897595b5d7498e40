/** Relations: who looks after whom. Promises that a farmer has at most one extension manager at a time. */
export * from './model.ts';
export * from './contract.ts';
export * from './assisted-contract.ts';
export * from './duplicates.ts';
