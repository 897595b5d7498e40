/** Seasons: what grows on a plot from planting to harvest, what was done and what came of it. */
export * from './model.ts';
export * from './rules.ts';
export * from './contract.ts';
export * from './activity-model.ts';
export * from './harvest-model.ts';
export * from './record-rules.ts';
export * from './record-contract.ts';
export * from './figures.ts';
export * from './crops.ts';
export * from './tasks.ts';
export * from './weighings.ts';
export * from './asks.ts';
