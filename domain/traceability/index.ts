/** Traceability: what happened to lots from plot to plate, in the words of GS1’s EPCIS 2.0 and CBV 2.0. */
export * from './vocabulary.ts';
export * from './epcis-limits.ts';
export * from './event-model.ts';
export * from './moment.ts';
export * from './epc-id.ts';
export * from './amounts.ts';
export * from './event-check.ts';
export * from './extension-check.ts';
export * from './document-check.ts';
export * from './event-hash.ts';
export * from './happening.ts';
export * from './thing-model.ts';
export * from './judge.ts';
export * from './capture-contract.ts';
export * from './query-contract.ts';
export * from './goods-model.ts';
export * from './goods-contract.ts';
