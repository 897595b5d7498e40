/** Relations: who looks after whom. Promises that a farmer has at most one extension manager at a time. */
export * from './model.ts';
export * from './contract.ts';
export * from './assisted-contract.ts';
export * from './errand-model.ts';
export { likeFarmers, type KnownFarmer, type Likeness, type LikenessFacts, type LikenessReason } from './duplicates.ts';
export * from './likeness.ts';
export * from './likeness-model.ts';
export * from './likeness-contract.ts';
export * from './merge-model.ts';
export * from './merge-contract.ts';
