/** Farms: what land a farmer keeps. Promises that a farm registered twice with one id is one farm. */
export * from './model.ts';
export * from './rules.ts';
export * from './contract.ts';
