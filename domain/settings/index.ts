/** Settings: what an admin opens and closes, the state of the platform that anyone may read, reference measures, rules of tasks, licences. */
export * from './model.ts';
export * from './rules.ts';
export * from './contract.ts';
export * from './measure-model.ts';
export * from './measure-rules.ts';
export * from './measure-contract.ts';
export * from './task-rule-model.ts';
export * from './task-rule-rules.ts';
export * from './task-rule-contract.ts';
export * from './licence-model.ts';
export * from './licence-rules.ts';
export * from './licence-contract.ts';
export * from './sms-caps.ts';
export * from './clip-model.ts';
export * from './clip-contract.ts';
export * from './maintenance-model.ts';
export * from './maintenance-contract.ts';
