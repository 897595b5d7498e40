import * as z from 'zod/mini';
import { farmHands, ofFarm } from '@shuka/domain/farms';
import { entryRows } from '@shuka/domain/finance';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { effect } from '#kit/row-type.ts';
import { entryOfReport } from './entries.ts';
import { bookLines, report, reportDraft, reportRows, type BookLine, type ReportDraft } from './model.ts';
import { newReport } from './rules.ts';
import { takenAway } from './taken-away.ts';

const ofReport = { kind: 'report', idField: 'reportId' } as const;

const entryFor = ({ entries }: ReportDraft, line: BookLine) => entries.find((entry) => entry.line === line);

/** A line without an entry leaves the book alone; its effect then goes by the report's own id, where no entry is. */
const effectOn = (line: BookLine) =>
  effect(
    entryRows,
    (draft: ReportDraft) => entryFor(draft, line)?.id ?? draft.id,
    (before, draft, { accountId, now }) => {
      const entry = entryFor(draft, line);
      return before ?? (entry === undefined ? null : entryOfReport(newReport(draft, accountId, now), entry, now));
    },
  );

export const submitReport = endpoint({
  name: 'reports.submit',
  method: 'POST',
  path: '/api/farms/:farmId/reports',
  who: farmHands,
  object: ofFarm,
  input: reportDraft,
  output: report,
  errors: { 'corrected-already': 409, 'too-many-reports': 409, 'book-too-large': 409 },
  offline: 'queue',
  effects: [
    ...bookLines.map(effectOn),
    effect(
      reportRows,
      (draft: ReportDraft) => draft.id,
      (before, draft, { accountId, now }) => before ?? newReport(draft, accountId, now),
    ),
  ],
  audit: 'submitted a report',
  creates: true,
  summary:
    'Keeps a report of a farm, its costs and its inspection; a correction is a report of its own. With `entriesInBook` ' +
    "its costs stand in the farmer's book too, in the same act",
});

export const readReport = endpoint({
  name: 'reports.read',
  method: 'GET',
  path: '/api/reports/:reportId',
  who: { ...farmHands, admin: 'any' },
  object: ofReport,
  input: z.strictObject({ reportId: id }),
  output: report,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'One report',
});

export const readReportDocument = endpoint({
  ...takenAway,
  name: 'reports.readDocument',
  path: '/api/reports/:reportId/document',
  object: ofReport,
  input: z.strictObject({ reportId: id }),
  audit: 'took a report away as a paper',
  summary: 'A report as an A4 document (PDF) to print and share, in the language of whoever asks, with its photos',
});

export const readReportSheet = endpoint({
  ...takenAway,
  name: 'reports.readSheet',
  path: '/api/reports/:reportId/sheet',
  object: ofReport,
  input: z.strictObject({ reportId: id }),
  audit: 'took a report away as a sheet',
  summary: 'A report as an Excel file (XLSX): what it says, and its costs as numbers to reckon with',
});
