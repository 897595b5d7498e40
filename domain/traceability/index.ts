/** Traceability: what happened to lots from plot to plate, in the words of GS1’s EPCIS 2.0 and CBV 2.0. */
export * from './vocabulary.ts';
