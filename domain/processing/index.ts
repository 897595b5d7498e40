/** Processing: what a mill is asked, its jobs with their mass balance and tests, its products and sales. */
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
