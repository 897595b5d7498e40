/**
 * Insurance: covers of plots that pay by rain or by the yield of an area. Promises that a calculation is exact to the kobo
 * and can be opened step by step, and that what nobody measured is never taken for nothing.
 */
export * from './product-model.ts';
export * from './product-rules.ts';
export * from './fraction.ts';
export * from './amounts.ts';
export * from './index-rules.ts';
export * from './yield-rules.ts';
export * from './rain-rules.ts';
export * from './calculation-model.ts';
export * from './reading-steps.ts';
export * from './weather-calculation.ts';
export * from './months-calculation.ts';
export * from './yield-calculation.ts';
export * from './example.ts';
export * from './figure-text.ts';
export * from './cover-model.ts';
export * from './cover-rules.ts';
export * from './settling-rules.ts';
export * from './product-contract.ts';
export * from './cover-contract.ts';
export * from './cut-contract.ts';
export * from './payout-list-contract.ts';
export * from './fund-contract.ts';
export * from './referral-contract.ts';
export * from './rain-import-model.ts';
export * from './rain-list.ts';
export * from './rain-import-contract.ts';
export * from './paper-contract.ts';
