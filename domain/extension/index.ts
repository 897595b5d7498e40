/** Extension: visits, advice, requests and open issues between farmers and the extension manager who looks after them. */
export * from './model.ts';
export * from './issue-model.ts';
export * from './voice-model.ts';
export * from './rules.ts';
export * from './voice-rules.ts';
export * from './visit-contract.ts';
export * from './request-contract.ts';
export * from './issue-contract.ts';
export * from './agent-contract.ts';
export * from './voice-contract.ts';
