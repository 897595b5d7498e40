/** Library: articles that agronomists write and review, and farmers read. Promises that what nobody reviewed, or what is out of date, is no advice. */
export * from './kept-model.ts';
export * from './article-model.ts';
export * from './text-model.ts';
export * from './advice-model.ts';
export * from './duty-model.ts';
export * from './rules.ts';
export * from './duty-contract.ts';
export * from './desk-contract.ts';
export * from './reader-contract.ts';
export * from './useful-contract.ts';
export * from './case-model.ts';
export * from './case-rules.ts';
export * from './case-contract.ts';
export * from './phrase-model.ts';
export * from './phrase-rules.ts';
export * from './phrase-contract.ts';
export * from './speaker-contract.ts';
