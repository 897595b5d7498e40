import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery } from '#kit/text.ts';
import { logCount, logHistory, logProof, logState, openedProof, ownEntry } from './log-model.ts';

/** Anyone asks, mirrors too; nothing in the log is personal. */
const open = {
  method: 'GET',
  who: 'anyone',
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'ip', times: 600, seconds: 60 }],
} as const;

export const readLog = endpoint({
  ...open,
  name: 'traceability.readLog',
  path: '/api/trace-log',
  input: z.strictObject({}),
  output: logState,
  errors: {},
  cachedSeconds: 30,
  summary: 'The tamper-evident log: its public key, its size, its newest checkpoint and what the nightly look found',
});

export const showCheckpoint = endpoint({
  ...open,
  name: 'traceability.showCheckpoint',
  path: '/api/trace-log/checkpoint',
  input: z.strictObject({ size: z.optional(logCount) }),
  output: z.unknown(),
  errors: {},
  answers: 'text',
  cachedSeconds: 30,
  summary: 'The newest signed checkpoint, or that of a size, as a signed note (c2sp.org/tlog-checkpoint)',
});

export const proveEntry = endpoint({
  ...open,
  name: 'traceability.proveEntry',
  path: '/api/trace-log/entries/:entryId',
  input: z.strictObject({ entryId: id }),
  output: logProof,
  errors: { 'not-logged-yet': 409 },
  cachedSeconds: 30,
  summary:
    'Proves that an entry is in the log: its leaf, its place, the hashes to the root, the checkpoint (RFC 9162, 2.1.3)',
});

export const proveHistory = endpoint({
  ...open,
  name: 'traceability.proveHistory',
  path: '/api/trace-log/consistency',
  input: z.strictObject({ first: logCount, second: logCount }),
  output: logHistory,
  errors: { 'no-such-sizes': 400 },
  cachedSeconds: 3600,
  summary: 'Proves that the log of one checkpoint begins with all of an earlier one (RFC 9162, 2.1.4)',
});

export const listLeaves = endpoint({
  ...open,
  name: 'traceability.listLeaves',
  path: '/api/trace-log/leaves',
  input: z.strictObject({ from: logCount }),
  output: z.strictObject({ leaves: z.array(z.string()) }),
  errors: {},
  cachedSeconds: 30,
  summary: 'Up to 1,000 leaves from a place on, to the letter, for whoever keeps a copy or goes through all of it',
});

export const openEntry = endpoint({
  name: 'traceability.openEntry',
  method: 'GET',
  path: '/api/companies/:companyId/trace-log/entries/:entryId',
  who: { 'agro-processor': 'staff' },
  object: { kind: 'company', idField: 'companyId' },
  input: z.strictObject({ companyId: id, entryId: id }),
  output: openedProof,
  errors: { 'not-logged-yet': 409 },
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'account', times: 600, seconds: 3600 }],
  summary:
    'The proof of an event that a company may read, with the event itself and the salt that opens its commitment',
});

export const listOwnEntries = endpoint({
  name: 'traceability.listOwnEntries',
  method: 'GET',
  path: '/api/companies/:companyId/trace-log/entries',
  who: { 'agro-processor': 'staff' },
  object: { kind: 'company', idField: 'companyId' },
  input: z.strictObject({ companyId: id, ...pageQuery }),
  output: page(ownEntry),
  errors: {},
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'account', times: 600, seconds: 3600 }],
  summary: 'The entries of the log that a company may open, the newest first, and whether each has its place yet',
});
