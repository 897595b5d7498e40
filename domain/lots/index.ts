/** Lots: amounts of produce, born at a harvest, split, joined and moved, with nothing lost that nobody told of. */
export * from './model.ts';
export * from './goings.ts';
export * from './step-model.ts';
export * from './steps.ts';
export * from './stock.ts';
export * from './harvest-left.ts';
export * from './rules.ts';
export * from './contract.ts';
