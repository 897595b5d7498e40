/** Traceability: what happened to lots from plot to plate, in the words of GS1’s EPCIS 2.0 and CBV 2.0. */
export * from './vocabulary.ts';
export * from './code-digits.ts';
export * from './code-elements.ts';
export * from './code-read-elements.ts';
export * from './code-link.ts';
export * from './code-trace.ts';
export * from './log-bytes.ts';
export * from './log-tree.ts';
export * from './log-proof.ts';
export * from './log-note.ts';
export * from './log-verify.ts';
export * from './eudr-model.ts';
export * from './eudr-countries.ts';
export * from './eudr-check.ts';
export * from './eudr-build.ts';
export * from './log-model.ts';
export * from './log-contract.ts';
