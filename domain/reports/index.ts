/** Reports: what a season cost, what an inspection found, and what a farmer reports of a farm. */
export * from './model.ts';
export * from './cost-figures.ts';
export * from './typed-quantity.ts';
export * from './rules.ts';
export * from './doubts.ts';
export * from './entries.ts';
export * from './months.ts';
export * from './contract.ts';
export * from './typed-report.ts';
export * from './legacy-report.ts';
export * from './care-figures.ts';
export * from './inspection-model.ts';
export * from './inspection-rules.ts';
export * from './inspection-checklists.ts';
export * from './inspection-contract.ts';
export * from './inspection-check-contract.ts';
