/* What the law on personal data asks of accounts: uses that somebody stopped, and figures for the yearly return. */
export { countPrivacyFacts } from './privacy-facts.ts';
export { findStopped, hasStopped, isStopped, setStopped } from './stopped-store.ts';
