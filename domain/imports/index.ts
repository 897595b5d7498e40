/** Imports: lists that are brought from elsewhere. Promises that nothing is written before it was tried and confirmed. */
export * from './limits.ts';
export * from './model.ts';
export * from './mapping-model.ts';
export * from './contract.ts';
export { valuesIn } from './choices.ts';
export * from './columns.ts';
export * from './faults.ts';
export * from './read-header.ts';
export * from './near-lgas.ts';
export * from './read-farm.ts';
export type { FarmerOfList } from './read-farmer.ts';
export * from './read-row.ts';
export * from './submissions.ts';
export type { Cells } from './read-cells.ts';
