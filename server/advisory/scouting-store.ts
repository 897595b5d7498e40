import type { Scouting } from '@shuka/domain/advisory';
import { row, run, sql, type Db } from '#kit/db.ts';

/** A square of the outbreak map, in whole squares from nought. */
export type Square = readonly [east: number, north: number];

export const insertScouting = (db: Db, scouting: Scouting, square: Square | null) =>
  run(
    db,
    sql`insert into advisory.scouting (id, season_id, farm_id, keeper_id, pest, stage, scouted_on, plants_per_spot, hits,
          photo_ids, note, corrects, recorded_by, square_east, square_north, created_at)
        values (${scouting.id}, ${scouting.seasonId}, ${scouting.farmId}, ${scouting.keeperId}, ${scouting.pest},
          ${scouting.stage}, ${scouting.scoutedOn}, ${scouting.plantsPerSpot}, ${scouting.hits}::smallint[],
          ${scouting.photoIds}::uuid[], ${scouting.note}, ${scouting.corrects}, ${scouting.by}, ${square?.[0] ?? null},
          ${square?.[1] ?? null}, ${scouting.createdAt})`,
  );

/** At most `mostScoutings` rows of one season, found by its index. */
export const countScoutings = async (db: Db, seasonId: string): Promise<number> =>
  (
    await row<{ total: number }>(
      db,
      sql`select count(*) as total from advisory.scouting where season_id = ${seasonId} and removed_at is null`,
    )
  )?.total ?? 0;

/** Whether a walk of a season was corrected already; null when the season has no such walk. */
export const isCorrected = async (db: Db, scoutingId: string, seasonId: string): Promise<boolean | null> =>
  (
    await row<{ isCorrected: boolean }>(
      db,
      sql`select exists (select 1 from advisory.scouting where corrects = ${scoutingId}) as "isCorrected"
          from advisory.scouting where id = ${scoutingId} and season_id = ${seasonId} and removed_at is null`,
    )
  )?.isCorrected ?? null;
