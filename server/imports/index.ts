/**
 * Imports: lists of farmers, farms and prices that admins bring, and managers of their own caseload. Promises that nothing is written before it was tried and
 * confirmed, that each row is written once, and that what nobody built on can be taken back.
 */
import { confirmImport } from './confirm-import.ts';
import { listImportRows } from './list-import-rows.ts';
import { listImports } from './list-imports.ts';
import { listMappings } from './list-mappings.ts';
import { readImport } from './read-import.ts';
import { readRefusedRows } from './read-refused-rows.ts';
import { relationsToImport } from './relations.ts';
import { saveMapping } from './save-mapping.ts';
import { startImport } from './start-import.ts';
import { undoImport } from './undo-import.ts';

export const routes = [
  startImport,
  listImports,
  readImport,
  listImportRows,
  readRefusedRows,
  confirmImport,
  undoImport,
  saveMapping,
  listMappings,
];

export const objects = { import: relationsToImport };

export { importJobs, jobsOf } from './import-jobs.ts';
export { forgetOldImports } from './forget-old-imports.ts';
