/**
 * Loans: what may be lent on which terms, what is due when, and how a loan lives from asking to its end. Promises that a
 * schedule is exact to the kobo, that what a loan truly costs stands beside its rate, and that agreed terms never change.
 */
export * from './model.ts';
export * from './schedule.ts';
export * from './true-cost.ts';
export * from './terms-refused.ts';
export * from './terms-rules.ts';
export * from './score-rules.ts';
export * from './loan-model.ts';
export * from './loan-rules.ts';
export * from './eligibility-model.ts';
export * from './eligibility-rules.ts';
export * from './eligibility-contract.ts';
export * from './group-size.ts';
export * from './group-model.ts';
export * from './group-rules.ts';
export * from './group-contract.ts';
export * from './contract.ts';
export * from './desk-contract.ts';
export * from './cash-model.ts';
export * from './cash-rules.ts';
export * from './cash-contract.ts';
export * from './tranche-model.ts';
export * from './tranche-rules.ts';
export * from './tranche-contract.ts';
export * from './statement-contract.ts';
export * from './passport-model.ts';
export * from './passport-rules.ts';
export * from './passport-contract.ts';
export * from './delinquency-contract.ts';
export * from './delinquency-rules.ts';
export * from './produce-model.ts';
export * from './produce-rules.ts';
export * from './produce-contract.ts';
export * from './disaster-model.ts';
export * from './disaster-contract.ts';
export * from './restructure-model.ts';
export * from './restructure-rules.ts';
export * from './restructure-contract.ts';
export * from './write-off-model.ts';
export * from './write-off-contract.ts';
export * from './pay-in-model.ts';
export * from './pay-in-contract.ts';
