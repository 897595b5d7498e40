/** Admin: what waits for those who run the house. Promises that what is late is said to be late, by days with their source. */
export * from './waiting-model.ts';
export * from './waiting-rules.ts';
export * from './contract.ts';
