/**
 * Processing: what a mill takes in at its gate by a formula that everybody sees, what it is asked, its jobs with their mass
 * balance and tests, its products and sales.
 */
export * from './delivery-contract.ts';
export * from './delivery-effects.ts';
export * from './delivery-model.ts';
export * from './delivery-rules.ts';
export * from './formula-agreed.ts';
export * from './formula-model.ts';
export * from './formula-reckon.ts';
export * from './formula-rules.ts';
export * from './receipt-contract.ts';
export * from './receipt-number.ts';
export * from './scale-model.ts';
export * from './scale-reading.ts';
export * from './scale-rules.ts';
export * from './weigh-contract.ts';
export * from './request-model.ts';
export * from './request-rules.ts';
export * from './request-contract.ts';
export * from './quality-model.ts';
export * from './quality-rules.ts';
export * from './quality-contract.ts';
export * from './job-model.ts';
export * from './job-rules.ts';
export * from './job-contract.ts';
export * from './gtin.ts';
export * from './product-model.ts';
export * from './product-contract.ts';
export * from './sale-model.ts';
export * from './sale-rules.ts';
export * from './sale-contract.ts';
export * from './mill-report-rules.ts';
export * from './mill-report-contract.ts';
export * from './warehouse-model.ts';
export * from './warehouse-rules.ts';
export * from './storage-ask-contract.ts';
export * from './warehouse-contract.ts';
export * from './warehouse-act-contract.ts';
export * from './warehouse-check-contract.ts';
