/**
 * Reports: what a season cost, what an inspection found, and what a farmer reports of a farm. Promises that a report is
 * never changed (a correction is one of its own, the first one wins), and that its costs stand in the book once.
 */
import type { RelationsTo, Route } from '#kit/route.ts';
import { readReportDocument } from './read-report-document.ts';
import { readReport } from './read-report.ts';
import { relationsToReport } from './relations.ts';
import { submitReport } from './submit-report.ts';

export const routes: readonly Route[] = [submitReport, readReport, readReportDocument];

export const objects: Readonly<Record<string, RelationsTo>> = { report: relationsToReport };

export { insertReport, synced } from './store.ts';
