/** Figures of a state or the country: indicators with numerator, denominator, window and n. Promises that few are hidden and that no data is never nought. */
export * from './indicators.ts';
export * from './figure-model.ts';
export * from './cell-rules.ts';
export * from './hide-few.ts';
export * from './mail-rules.ts';
export * from './map-squares.ts';
export * from './figure-contract.ts';
export * from './mail-contract.ts';
