/**
 * Relations: who looks after whom, and who works for which company. Promises that a farmer has at most one extension
 * manager, and a person at most one company, at a time.
 */
export * from './model.ts';
export * from './contract.ts';
export * from './assisted-contract.ts';
export * from './errand-model.ts';
export { likeFarmers, type KnownFarmer, type Likeness, type LikenessFacts } from './duplicates.ts';
export * from './likeness.ts';
export * from './likeness-model.ts';
export * from './likeness-contract.ts';
export * from './merge-model.ts';
export * from './merge-contract.ts';
export * from './of-company.ts';
export * from './company-model.ts';
export * from './company-joining-contract.ts';
export * from './company-application-model.ts';
export * from './company-application-contract.ts';
export * from './staff-model.ts';
export * from './staff-contract.ts';
export * from './invitation-contract.ts';
export * from './shift-model.ts';
export * from './shift-rules.ts';
export * from './shift-contract.ts';
