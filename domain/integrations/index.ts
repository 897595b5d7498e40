/**
 * Integrations: what programs of organisations are let in with, may read, and are told. Promises that a key opens nothing but
 * what its scopes name, and that what is told holds ids alone.
 */
export * from './limits.ts';
export * from './holder-model.ts';
export * from './key-model.ts';
export * from './key-contract.ts';
export * from './programme-model.ts';
export * from './programme-contract.ts';
export * from './webhook-model.ts';
export * from './webhook-contract.ts';
export * from './weighed-model.ts';
export * from './data-contract.ts';
