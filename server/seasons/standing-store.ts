import { rows, sql, type Db } from '#kit/db.ts';

/** A season that goes on, as far as its advice hangs on it. */
export type StandingSeason = {
  readonly id: string;
  readonly farmId: string;
  readonly plotId: string | null;
  readonly crop: string;
  readonly variety: string;
  readonly plantedOn: string;
};

const columns = sql`id, farm_id as "farmId", plot_id as "plotId", crop, variety, planted_on::text as "plantedOn"`;

const goesOn = sql`ended_on is null and removed_at is null`;

/** One page of all seasons that go on, by their ids. */
export const findStanding = (db: Db, after: string, limit: number): Promise<StandingSeason[]> =>
  rows<StandingSeason>(
    db,
    sql`select ${columns} from seasons.season where id > ${after}::uuid and ${goesOn} order by id limit ${limit}`,
  );

/** Those of a keeper, the newest first. */
export const findStandingOf = (db: Db, keeperId: string, limit: number): Promise<StandingSeason[]> =>
  rows<StandingSeason>(
    db,
    sql`select ${columns} from seasons.season where keeper_id = ${keeperId} and ${goesOn} order by id desc limit ${limit}`,
  );

/** Whose each of these seasons is. */
export const findKeepersOf = async (db: Db, seasonIds: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map(
    seasonIds.length === 0
      ? []
      : (
          await rows<{ id: string; keeperId: string }>(
            db,
            sql`select id, keeper_id as "keeperId" from seasons.season where id = any(${seasonIds}::uuid[]) and removed_at is null`,
          )
        ).map(({ id, keeperId }) => [id, keeperId]),
  );
