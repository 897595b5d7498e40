/** Admin: what waits for those who run the house, and who they are. Promises that what is late is said to be late, by days with their source. */
export * from './waiting-model.ts';
export * from './waiting-days.ts';
export * from './waiting-rules.ts';
export * from './contract.ts';
export * from './role-model.ts';
export * from './role-contract.ts';
export * from './reference-list.ts';
export * from './reference-model.ts';
export * from './reference-contract.ts';
export * from './shipped-figures.ts';
