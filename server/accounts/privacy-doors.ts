/* What the law on personal data asks of accounts: uses that somebody stopped, erasure and correction at their word, figures. */
export { closeForErasure, findClosingBlock } from './close-for-erasure.ts';
export { correctPerson, findCorrectable } from './correct-person.ts';
export { countPrivacyFacts } from './privacy-facts.ts';
export { findStopped, hasStopped, isStopped, setStopped } from './stopped-store.ts';
