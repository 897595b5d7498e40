import type { Activity, Harvest } from '@shuka/domain/seasons';
import { row, run, sql, type Db } from '#kit/db.ts';

export const insertActivity = (db: Db, activity: Activity) =>
  run(
    db,
    sql`insert into seasons.activity (id, season_id, farm_id, keeper_id, kind, done_on, note, corrects, recorded_by,
          created_at)
        values (${activity.id}, ${activity.seasonId}, ${activity.farmId}, ${activity.keeperId}, ${activity.kind},
          ${activity.doneOn}, ${activity.note}, ${activity.corrects}, ${activity.by}, ${activity.createdAt})`,
  );

export const insertHarvest = (db: Db, harvest: Harvest, recordedBy: string) =>
  run(
    db,
    sql`insert into seasons.harvest (id, season_id, farm_id, keeper_id, harvested_on, quantity, unit,
          kilograms_per_unit, kilograms, market, weighed_on, source, note, corrects, recorded_by, created_at)
        values (${harvest.id}, ${harvest.seasonId}, ${harvest.farmId}, ${harvest.keeperId}, ${harvest.harvestedOn},
          ${harvest.quantity}, ${harvest.unit}, ${harvest.kilogramsPerUnit}, ${harvest.kilograms},
          ${harvest.calibration.market}, ${harvest.calibration.date}, ${harvest.calibration.source}, ${harvest.note},
          ${harvest.corrects}, ${recordedBy}, ${harvest.createdAt})`,
  );

const tables = { activity: sql`seasons.activity`, harvest: sql`seasons.harvest` } as const;

export type RecordTable = keyof typeof tables;

/** At most `mostRecords` rows of one season, found by its index. */
export const countRecords = async (db: Db, table: RecordTable, seasonId: string): Promise<number> =>
  (
    await row<{ total: number }>(
      db,
      sql`select count(*) as total from ${tables[table]} where season_id = ${seasonId} and removed_at is null`,
    )
  )?.total ?? 0;

/** Whether a record of a season was corrected already; null when the season has no such record. */
export const isCorrected = async (
  db: Db,
  table: RecordTable,
  recordId: string,
  seasonId: string,
): Promise<boolean | null> =>
  (
    await row<{ isCorrected: boolean }>(
      db,
      sql`select exists (select 1 from ${tables[table]} where corrects = ${recordId}) as "isCorrected"
          from ${tables[table]} where id = ${recordId} and season_id = ${seasonId} and removed_at is null`,
    )
  )?.isCorrected ?? null;
