/**
 * Messaging: what people write to the staff and what the staff answers, and what a farmer and whoever looks after them
 * write to each other. Promises that no message is lost unread.
 */
export * from './model.ts';
export * from './contract.ts';
export * from './talk-model.ts';
export * from './talk-rules.ts';
export * from './talk-contract.ts';
