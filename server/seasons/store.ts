import type { SaidBy, Season } from '@shuka/domain/seasons';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

const columns = sql`id, farm_id as "farmId", plot_id as "plotId", keeper_id as "keeperId", crop, variety,
  planted_on::text as "plantedOn", area_hectares as "areaHectares", stand_count as "standCount",
  expected_harvest_on::text as "expectedHarvestOn", expected_kilograms as "expectedKilograms",
  ended_on::text as "endedOn", clashes, revision, created_at as "createdAt"`;

export const insertSeason = (db: Db, season: Season, saidBy: SaidBy) =>
  run(
    db,
    sql`insert into seasons.season (id, farm_id, plot_id, keeper_id, crop, variety, planted_on, area_hectares,
          stand_count, expected_harvest_on, expected_kilograms, ended_on, clashes, said_by, revision, created_at)
        values (${season.id}, ${season.farmId}, ${season.plotId}, ${season.keeperId}, ${season.crop},
          ${season.variety}, ${season.plantedOn}, ${season.areaHectares}, ${season.standCount},
          ${season.expectedHarvestOn}, ${season.expectedKilograms}, ${season.endedOn},
          ${JSON.stringify(season.clashes)}::jsonb, ${JSON.stringify(saidBy)}::jsonb, ${season.revision},
          ${season.createdAt})`,
  );

export const findSeason = (db: Db, seasonId: string): Promise<Season | null> =>
  row<Season>(db, sql`select ${columns} from seasons.season where id = ${seasonId} and removed_at is null`);

/** The season with its row locked, for a change that depends on what it is now. */
export const holdSeason = async (db: Db, seasonId: string): Promise<{ season: Season; saidBy: SaidBy } | null> => {
  const held = await row<Season & { saidBy: SaidBy }>(
    db,
    sql`select ${columns}, said_by as "saidBy" from seasons.season
        where id = ${seasonId} and removed_at is null for no key update`,
  );
  if (held === null) return null;
  const { saidBy, ...season } = held;
  return { season, saidBy };
};

export const findKeeperOfSeason = async (db: Db, seasonId: string): Promise<string | null> =>
  (
    await row<{ keeper_id: string }>(
      db,
      sql`select keeper_id from seasons.season where id = ${seasonId} and removed_at is null`,
    )
  )?.keeper_id ?? null;

export const findFarmOfSeason = async (db: Db, seasonId: string): Promise<string | null> =>
  (
    await row<{ farm_id: string }>(
      db,
      sql`select farm_id from seasons.season where id = ${seasonId} and removed_at is null`,
    )
  )?.farm_id ?? null;

/** At most `mostSeasons` rows of one farm, found by its index. */
export const countSeasons = async (db: Db, farmId: string): Promise<number> =>
  (
    await row<{ total: number }>(
      db,
      sql`select count(*) as total from seasons.season where farm_id = ${farmId} and removed_at is null`,
    )
  )?.total ?? 0;

/** One keyset page of a farm's seasons, newest first. */
export const findSeasonsOf = (db: Db, farmId: string, after: string | null, limit: number): Promise<Season[]> =>
  rows<Season>(
    db,
    sql`select ${columns} from seasons.season
        where farm_id = ${farmId} and removed_at is null ${after === null ? sql`` : sql`and id < ${after}`}
        order by id desc limit ${limit}`,
  );

export const updateSeason = (db: Db, season: Season, saidBy: SaidBy) =>
  run(
    db,
    sql`update seasons.season set crop = ${season.crop}, variety = ${season.variety}, planted_on = ${season.plantedOn},
          plot_id = ${season.plotId}, area_hectares = ${season.areaHectares}, stand_count = ${season.standCount},
          expected_harvest_on = ${season.expectedHarvestOn}, expected_kilograms = ${season.expectedKilograms},
          ended_on = ${season.endedOn}, clashes = ${JSON.stringify(season.clashes)}::jsonb,
          said_by = ${JSON.stringify(saidBy)}::jsonb, revision = ${season.revision}
        where id = ${season.id}`,
  );
