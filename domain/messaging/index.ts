/**
 * Messaging: what people write to the staff and what the staff answers, and what a farmer and whoever looks after them
 * write to each other. Promises that no message is lost unread.
 */
export * from './model.ts';
export * from './contract.ts';
export * from './talk-model.ts';
export * from './talk-rules.ts';
export * from './talk-contract.ts';
export * from './voice-model.ts';
export * from './voice-rules.ts';
export * from './voice-check.ts';
export * from './voice-contract.ts';
export * from './room-model.ts';
export * from './room-contract.ts';
export * from './guard-model.ts';
export * from './guard-contract.ts';
export * from './reach-rules.ts';
export * from './broadcast-model.ts';
export * from './broadcast-contract.ts';
export * from './contact-days.ts';
export * from './contact-rules.ts';
