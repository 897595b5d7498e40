/** Sync: how phones that were away and the server come to agree. Promises an outcome for every act, kept for ever. */
export * from './model.ts';
export * from './ranges.ts';
export * from './wire.ts';
export * from './contract.ts';
export * from './pull-contract.ts';
export * from './trust-contract.ts';
export * from './forget-contract.ts';
export * from './upload-contract.ts';
export * from './live-contract.ts';
