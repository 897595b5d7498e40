/** Supervision: zones and who supervises them, the board of managers, coaching, hand-over, the yearly return. Promises that what was said stays as it was said. */
export * from './zone-model.ts';
export * from './zone-contract.ts';
export * from './board-days.ts';
export * from './behind-model.ts';
export * from './board-model.ts';
export * from './board-contract.ts';
export * from './behind-contract.ts';
export * from './settle-contract.ts';
export * from './note-model.ts';
export * from './note-contract.ts';
export * from './guidance-model.ts';
export * from './hand-over-contract.ts';
export * from './event-model.ts';
export * from './event-contract.ts';
export * from './return-model.ts';
export * from './return-rules.ts';
export * from './return-contract.ts';
