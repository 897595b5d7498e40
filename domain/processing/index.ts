/** Processing: what mills take in. Deliveries weighed and reckoned at the gate by a formula that everybody sees. */
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
