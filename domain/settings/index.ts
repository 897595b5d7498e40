/** Settings: what an admin opens and closes, the state of the platform that anyone may read, and reference measures. */
export * from './model.ts';
export * from './rules.ts';
export * from './contract.ts';
export * from './measure-model.ts';
export * from './measure-rules.ts';
export * from './measure-contract.ts';
