/** Messaging: what people write to the staff, and what the staff answers. Promises that no message is lost unread. */
export * from './model.ts';
export * from './contract.ts';
