/**
 * Channels: the same account from a phone without internet. Promises that what a small screen shows fits it, and that a
 * star that somebody typed is never taken for the gateway's own.
 */
export * from './model.ts';
export * from './pages.ts';
export * from './pin-rules.ts';
export * from './sms-commands.ts';
export * from './sms-contract.ts';
export * from './typed.ts';
export * from './ussd-contract.ts';
