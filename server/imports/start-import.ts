import {
  importLimits,
  managersKinds,
  startImport as contract,
  type ImportKind,
  type ImportRun,
} from '@shuka/domain/imports';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { importJobs } from './import-jobs.ts';
import { findImport, insertImport } from './import-store.ts';
import { findMapping } from './mapping-store.ts';
import { ofWhom } from './of-whom.ts';
import { formatOf } from './table-of.ts';
import type { ImportFormat } from '@shuka/domain/imports';

type Kept = { readonly fileKey: string; readonly format: ImportFormat };

const isManagers = (kind: ImportKind): boolean => managersKinds.some((one) => one === kind);

export const startImport = handle(
  contract,
  async ({ id, kind, fileName, papersAt, mappingId }, context, { fileKey, format }: Kept): Promise<ImportRun> => {
    const { db, clock, jobs } = context;
    const mapping = mappingId === null ? null : await findMapping(db, mappingId);
    if (mappingId !== null && mapping?.kind !== kind) throw refusedField('mappingId', 'imports.mappingOther');
    const fields = Object.fromEntries((mapping?.fields ?? []).map(({ column, field }) => [column, field]));
    const viewer = viewerOf(context);
    const of = { madeBy: viewer.accountId, ofManager: ofWhom(viewer) };
    const made = { id, kind, format, fileName, papersAt, fields, fileKey, ...of };
    await insertImport(db, made, clock.now());
    await jobs.send(importJobs.reading, { importId: id }, db);
    const run = await findImport(db, id);
    if (run === null) throw new Problem('not-found');
    return run;
  },
  {
    prepare: async ({ kind, papersAt, data }, context): Promise<Kept> => {
      if (ofWhom(viewerOf(context)) !== null && !isManagers(kind)) throw refusedField('kind', 'imports.kindOfOffice');
      // Nobody is registered without their own yes (Nigeria Data Protection Act 2023, section 26).
      if (kind === 'farmers' && papersAt === '') throw refusedField('papersAt', 'imports.papersRequired');
      const bytes = Buffer.from(data, 'base64');
      if (bytes.length > importLimits.mostFileBytes.value) throw refusedField('data', 'imports.fileTooLarge');
      const format = formatOf(bytes);
      return { fileKey: await context.files.put(bytes, format), format };
    },
  },
);
