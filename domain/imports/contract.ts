import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery } from '#kit/text.ts';
import { mapping, mappingDraft } from './mapping-model.ts';
import { importDraft, importRow, importRun, mostImportBytes, rowStates } from './model.ts';

const admins = { admin: 'any' } as const;

/** A manager brings lists of their own caseload alone: what they touch is decided where the list is tried and written. */
const bringers = { admin: 'any', 'extension-manager': 'any' } as const;

/** An admin, or the manager who brought this very list. */
const keepers = {
  who: { admin: 'any', 'extension-manager': 'own' },
  object: { kind: 'import', idField: 'importId' },
} as const;

const ofImport = { importId: id };

export const startImport = endpoint({
  name: 'imports.startImport',
  method: 'POST',
  path: '/api/imports',
  who: bringers,
  input: importDraft,
  output: importRun,
  errors: {},
  offline: 'never',
  audit: 'brought a list to be tried',
  creates: true,
  mostBytes: mostImportBytes,
  limits: [{ by: 'account', times: 60, seconds: 3600 }],
  summary:
    'Takes a list of farmers, farms or market prices (CSV, XLSX, or the JSON of a form) and tries it: each row is read and what is wrong is told; nothing of it is written before it is confirmed. Managers bring farmers and farms of their own caseload, in shorter lists',
});

export const listImports = endpoint({
  name: 'imports.listImports',
  method: 'GET',
  path: '/api/imports',
  who: bringers,
  input: z.strictObject(pageQuery),
  output: page(importRun),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The lists that were brought, the newest first, each with how far it is; a manager’s own alone',
});

export const readImport = endpoint({
  name: 'imports.readImport',
  method: 'GET',
  path: '/api/imports/:importId',
  ...keepers,
  input: z.strictObject(ofImport),
  output: importRun,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'One list with how far it is: read, good, bad, written, taken back',
});

export const listImportRows = endpoint({
  name: 'imports.listImportRows',
  method: 'GET',
  path: '/api/imports/:importId/rows',
  ...keepers,
  input: z.strictObject({ ...ofImport, ...pageQuery, state: z.enum(rowStates, 'field.wrong') }),
  output: z.strictObject({ columns: z.array(z.string()), ...page(importRow).shape }),
  errors: {},
  offline: 'never',
  audit: 'looked at rows of a list',
  summary: 'Rows of a list in a state, by their lines, each with what is wrong with it in the words of who asks',
});

export const readRefusedRows = endpoint({
  name: 'imports.readRefusedRows',
  method: 'GET',
  path: '/api/imports/:importId/refused-rows',
  ...keepers,
  input: z.strictObject(ofImport),
  output: z.unknown(),
  errors: {},
  offline: 'never',
  audit: 'took the refused rows of a list',
  answers: 'file',
  summary:
    'The first 20,000 rows that were refused as a CSV file of the same columns, with their lines and what is wrong; no formula in it runs',
});

export const confirmImport = endpoint({
  name: 'imports.confirmImport',
  method: 'POST',
  path: '/api/imports/:importId/confirmation',
  ...keepers,
  input: z.strictObject(ofImport),
  output: importRun,
  errors: { 'import-not-ready': 409, 'import-expired': 409 },
  offline: 'never',
  audit: 'confirmed a list',
  limits: [{ by: 'account', times: 60, seconds: 3600 }],
  summary:
    'Has the good rows of a tried list written, some at a time, each once; said again it goes on where it stopped. Not once what its rows said is forgotten',
});

export const undoImport = endpoint({
  name: 'imports.undoImport',
  method: 'POST',
  path: '/api/imports/:importId/undoing',
  ...keepers,
  input: z.strictObject(ofImport),
  output: importRun,
  errors: { 'import-not-ready': 409, 'undo-too-late': 409 },
  offline: 'never',
  audit: 'took a list back',
  limits: [{ by: 'account', times: 60, seconds: 3600 }],
  summary:
    'Takes back what a list wrote, row by row, where nothing was built on it since; what stays is told with its reason',
});

export const saveMapping = endpoint({
  name: 'imports.saveMapping',
  method: 'POST',
  path: '/api/import-mappings',
  who: admins,
  input: mappingDraft,
  output: mapping,
  errors: { 'too-many-mappings': 409 },
  offline: 'never',
  audit: 'saved how a form names its fields',
  creates: true,
  limits: [{ by: 'account', times: 60, seconds: 3600 }],
  summary: 'Saves which field of a form stands for which column of ours; it is not changed, a new one is saved',
});

export const listMappings = endpoint({
  name: 'imports.listMappings',
  method: 'GET',
  path: '/api/import-mappings',
  who: bringers,
  input: z.strictObject(pageQuery),
  output: page(mapping),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'What was saved of how forms name their fields, the newest first',
});
