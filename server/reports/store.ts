import type { Report } from '@shuka/domain/reports';
import { row, run, sql, type Db } from '#kit/db.ts';
import { instantText } from '#kit/instant-text.ts';
import { reader, type SyncedType } from '#kit/synced.ts';

/** All of a report but its id, as JSON built in the order of its schema. */
const fields = sql`keeper_id as "keeperId", farm_id as "farmId", season_id as "seasonId",
  costs, family_labour as "familyLabour", budget_kobo as "budgetKobo", harvest,
  json_build_object('inspectionType', inspection_type, 'inspectionCompleted', inspection_completed) as inspection,
  json_build_object('reportTitle', title, 'reportCategory', category, 'reportZone', zone, 'reportDescription',
    description, 'reportDate', report_date, 'cropType', crop, 'reportLocation', location) as "farmReport",
  photo_ids as "photoIds", entries_in_book as "entriesInBook", corrects, ${instantText(sql`created_at`)} as "createdAt",
  by_account as "by"`;

const asJson = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

export const insertReport = (db: Db, report: Report) => {
  const { inspection, farmReport: said } = report;
  return run(
    db,
    sql`insert into reports.report (id, keeper_id, farm_id, season_id, costs, family_labour, budget_kobo, harvest,
          inspection_type, inspection_completed, title, category, zone, description, report_date, crop, location,
          photo_ids, entries_in_book, corrects, by_account, created_at)
        values (${report.id}, ${report.keeperId}, ${report.farmId}, ${report.seasonId}, ${asJson(report.costs)}::json,
          ${asJson(report.familyLabour)}::json, ${report.budgetKobo}, ${asJson(report.harvest)}::json,
          ${inspection.inspectionType}, ${inspection.inspectionCompleted}, ${said.reportTitle}, ${said.reportCategory},
          ${said.reportZone}, ${said.reportDescription}, ${said.reportDate}, ${said.cropType}, ${said.reportLocation},
          ${report.photoIds}::uuid[], ${report.entriesInBook}, ${report.corrects}, ${report.by}, ${report.createdAt})`,
  );
};

export const findReport = async (db: Db, reportId: string): Promise<Report | null> => {
  const found = await row<{ report: Omit<Report, 'id'> }>(
    db,
    sql`select (select row_to_json(fields) from (select ${fields}) as fields) as report
        from reports.report where id = ${reportId} and removed_at is null`,
  );
  return found && { id: reportId, ...found.report };
};

export const isCorrected = async (db: Db, reportId: string): Promise<boolean> =>
  (await row(db, sql`select 1 from reports.report where corrects = ${reportId} and removed_at is null`)) !== null;

/**
 * Of which farm a report is, with its row locked, and whether another took its place. Two questions: the second must
 * see what whoever held the lock before has written.
 */
export const holdReport = async (
  db: Db,
  reportId: string,
): Promise<{ farmId: string; isCorrected: boolean } | null> => {
  const held = await row<{ farmId: string }>(
    db,
    sql`select farm_id as "farmId" from reports.report
        where id = ${reportId} and removed_at is null for no key update`,
  );
  if (held === null) return null;
  return { ...held, isCorrected: await isCorrected(db, reportId) };
};

export const findKeeperOfReport = async (db: Db, reportId: string): Promise<string | null> =>
  (
    await row<{ keeper_id: string }>(
      db,
      sql`select keeper_id from reports.report where id = ${reportId} and removed_at is null`,
    )
  )?.keeper_id ?? null;

/** At most `mostReports` rows of one farm, found by its index. */
export const countReports = async (db: Db, farmId: string): Promise<number> =>
  (
    await row<{ total: number }>(
      db,
      sql`select count(*) as total from reports.report where farm_id = ${farmId} and removed_at is null`,
    )
  )?.total ?? 0;

/** What phones keep of reports. */
export const syncedReports: SyncedType = { type: 'report', read: reader(sql`reports.report`, fields) };
