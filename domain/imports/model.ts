import * as z from 'zod/mini';
import { base64, base64Letters } from '#kit/base64.ts';
import { id } from '#kit/id.ts';
import { optionalText, requiredText } from '#kit/text.ts';
import { importLimits } from './limits.ts';

/** What a list is of. */
export const importKinds = ['farmers', 'farms', 'prices'] as const;

/** What managers may bring lists of. */
export const managersKinds = ['farmers', 'farms'] as const;

export type ImportKind = (typeof importKinds)[number];

/** Tables of commas, of a spreadsheet, and what a form on a phone collected (ODK Central, KoboToolbox). */
const importFormats = ['csv', 'xlsx', 'json'] as const;

export type ImportFormat = (typeof importFormats)[number];

/**
 * `reading`: tried, nothing is written; `checked`: waits for a yes; `refused`: cannot be read as a whole; then it is applied,
 * and perhaps taken back.
 */
export const importStates = ['reading', 'checked', 'refused', 'applying', 'applied', 'undoing', 'undone'] as const;

/** Why a file cannot be read as a whole. */
export const fileFaults = [
  'encoding',
  'not-a-table',
  'no-rows',
  'too-many-rows',
  'too-many-for-manager',
  'too-large',
  'column-twice',
  'column-missing',
] as const;

export type FileFault = (typeof fileFaults)[number];

/** `good` and `bad` are of a list that was tried; `done` and `failed` of one applied; `undone` and `kept` of one taken back. */
export const rowStates = ['good', 'bad', 'done', 'failed', 'undone', 'kept'] as const;

export type RowState = (typeof rowStates)[number];

export const importDraft = z.strictObject({
  id,
  kind: z.enum(importKinds, 'imports.kindRequired'),
  fileName: requiredText('imports.fileRequired', 120),
  /** Where the papers lie on which each farmer agreed; '' for what is no list of farmers. */
  papersAt: optionalText(200),
  /** How the fields of a form are named in it; null for a table with columns of ours. */
  mappingId: z.nullable(id),
  /** The bytes of the file in base64. */
  data: base64(importLimits.mostFileBytes.value, 'imports.fileRequired', 'imports.fileTooLarge'),
});

/** How large the body may be that carries a file. */
export const mostImportBytes = base64Letters(importLimits.mostFileBytes.value) + 4096;

/** A list with what became of it so far; `total` is null until it was read to its end. */
export const importRun = z.strictObject({
  id,
  kind: z.enum(importKinds),
  format: z.enum(importFormats),
  fileName: z.string(),
  papersAt: z.string(),
  state: z.enum(importStates),
  fault: z.nullable(z.enum(fileFaults)),
  /** Which columns the fault is about. */
  faultColumns: z.array(z.string()),
  /** Columns of the file that mean nothing here. */
  ignored: z.array(z.string()),
  read: z.int(),
  total: z.nullable(z.int()),
  good: z.int(),
  bad: z.int(),
  done: z.int(),
  failed: z.int(),
  undone: z.int(),
  kept: z.int(),
  madeAt: z.string(),
  appliedAt: z.nullable(z.string()),
  /** The last moment to take it back; null where it was not applied. */
  undoUntil: z.nullable(z.string()),
});

export type ImportRun = z.output<typeof importRun>;

/** A row of a list by the number of its line in the file, and in words what is wrong with it. */
export const importRow = z.strictObject({
  line: z.int(),
  state: z.enum(rowStates),
  cells: z.array(z.string()),
  faults: z.array(z.strictObject({ column: z.string(), says: z.string() })),
});
