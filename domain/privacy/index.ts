/** Privacy: the audit log and what the law on personal data asks of the house. Promises that what was done can be shown, to those it was about too. */
export * from './audit-model.ts';
export * from './audit-contract.ts';
