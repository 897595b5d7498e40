import type { MessageReport } from '@shuka/domain/messaging';
import { fullNamesOf } from '#accounts';
import type { Db } from '#kit/db.ts';
import type { ReportRow } from './report-store.ts';

/** Reports with the names of who reported. */
export const showReports = async (db: Db, reports: readonly ReportRow[]): Promise<MessageReport[]> => {
  const names = await fullNamesOf(
    db,
    reports.map(({ reportedBy }) => reportedBy),
  );
  return reports.map(({ reportedBy, ...report }) => ({ ...report, reporterName: names.get(reportedBy) ?? '-' }));
};
