/** Farms: what land a farmer keeps, plot by plot, and how it looks. Promises that what is registered twice is one. */
export * from './hands.ts';
export * from './model.ts';
export * from './plot-model.ts';
export * from './photo-model.ts';
export * from './clash-model.ts';
export * from './rules.ts';
export * from './land-figures.ts';
export * from './plot-rules.ts';
export * from './photo-rules.ts';
export * from './contract.ts';
export * from './for-farmer-contract.ts';
export * from './removal-contract.ts';
export * from './plot-contract.ts';
export * from './photo-contract.ts';
export * from './clash-contract.ts';
