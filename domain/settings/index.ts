/** Settings: what an admin opens and closes, and the state of the platform that anyone may read. */
export * from './model.ts';
export * from './rules.ts';
export * from './contract.ts';
