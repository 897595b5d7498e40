/** Privacy: the audit log and what the law on personal data asks of the house. Promises that what was done can be shown, to those it was about too. */
export * from './audit-model.ts';
export * from './audit-contract.ts';
export * from './request-model.ts';
export * from './request-contract.ts';
export * from './erasure-model.ts';
export * from './incident-model.ts';
export * from './incident-contract.ts';
export * from './register-model.ts';
export * from './return-model.ts';
export * from './register-contract.ts';
