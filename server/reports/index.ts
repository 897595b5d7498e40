/**
 * Reports: what a season cost, what an inspection found, and what a farmer reports of a farm. Promises that a report is
 * never changed (a correction is one of its own, the first one wins), and that its costs stand in the book once;
 * that an inspection is signed when it comes, so that investors, lenders and buyers can rely on it.
 */
import type { RelationsTo, Route } from '#kit/route.ts';
import type { SyncedType } from '#kit/synced.ts';
import { checkInspection } from './check-inspection.ts';
import { syncedInspections } from './inspection-store.ts';
import { listInspectionKeys } from './list-inspection-keys.ts';
import { readInspectionDocument } from './read-inspection-document.ts';
import { readInspectionSheet } from './read-inspection-sheet.ts';
import { readInspection } from './read-inspection.ts';
import { readReportDocument } from './read-report-document.ts';
import { readReportSheet } from './read-report-sheet.ts';
import { readReport } from './read-report.ts';
import { recordInspection } from './record-inspection.ts';
import { relationsToInspection, relationsToReport } from './relations.ts';
import { syncedReports } from './store.ts';
import { submitReport } from './submit-report.ts';

export const routes: readonly Route[] = [
  submitReport,
  readReport,
  readReportDocument,
  readReportSheet,
  recordInspection,
  readInspection,
  readInspectionDocument,
  readInspectionSheet,
  checkInspection,
  listInspectionKeys,
];

export const objects: Readonly<Record<string, RelationsTo>> = {
  report: relationsToReport,
  inspection: relationsToInspection,
};

/** What phones keep of reports and inspections. */
export const synced: readonly SyncedType[] = [syncedReports, syncedInspections];

export { findInspectionOf, findInspectionsSince, type InspectionSince } from './inspections-since-store.ts';
export { insertReport } from './store.ts';
export { findStagesSeenOn, findUnmendedOn, type Unmended } from './in-care-store.ts';
export { keptTables, mergeInto } from './merge-into.ts';
export { inspectionSigner, sealInspection } from './inspection-seal.ts';
export { findMarkKeys, insertInspection, findSealKeys, keepSealKey } from './inspection-store.ts';
