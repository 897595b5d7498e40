/** Settings: what an admin opens and closes, the state of the platform that anyone may read, reference measures, rules of tasks. */
export * from './model.ts';
export * from './rules.ts';
export * from './contract.ts';
export * from './measure-model.ts';
export * from './measure-rules.ts';
export * from './measure-contract.ts';
export * from './task-rule-model.ts';
export * from './task-rule-rules.ts';
export * from './task-rule-contract.ts';
