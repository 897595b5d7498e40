/**
 * Investments: farms that seek funds, what investors put in, the evidence, and what comes back. Promises that an offer is
 * stood for by somebody who is not its promoter, that money leaves the escrow on a verified milestone alone, and that a
 * loss is shown as a loss.
 */
export * from './model.ts';
export * from './offer-model.ts';
export * from './offer-fee.ts';
export * from './offer-rules.ts';
export * from './holding-model.ts';
export * from './holding-rules.ts';
export * from './share-rules.ts';
export * from './statement-rules.ts';
export * from './bad-news-rules.ts';
export * from './evidence-rules.ts';
export * from './offer-contract.ts';
export * from './offer-list-contract.ts';
export * from './holding-contract.ts';
export * from './tranche-contract.ts';
export * from './photo-contract.ts';
export * from './issuer-model.ts';
export * from './issuer-contract.ts';
