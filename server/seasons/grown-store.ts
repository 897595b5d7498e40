import type { Activity, Harvest, Season } from '@shuka/domain/seasons';
import { row, rows, sql, type Db, type Query } from '#kit/db.ts';
import { synced } from './synced.ts';

/** What grows of a keeper, with what was done and brought in: what tasks are made of. */
export type Grown = {
  readonly seasons: readonly Season[];
  readonly activities: readonly Activity[];
  readonly harvests: readonly Harvest[];
};

/** More than one grows at once. */
const mostSeasons = 50;
const mostRecords = 2000;

const readAll = async <Row>(db: Db, type: string, asked: Query): Promise<Row[]> => {
  const ids = (await rows<{ id: string }>(db, asked)).map(({ id }) => id);
  const found = ids.length === 0 ? [] : ((await synced.find((one) => one.type === type)?.read(db, ids)) ?? []);
  return found.map(({ id, text }) => ({ id, ...(JSON.parse(text) as object) }) as Row); // as phones keep them
};

/** The seasons of a keeper that go on, with their records. */
export const findGrown = async (db: Db, keeperId: string): Promise<Grown> => {
  const running = sql`select id from seasons.season
    where keeper_id = ${keeperId} and ended_on is null and removed_at is null order by id desc limit ${mostSeasons}`;
  const seasons = await readAll<Season>(db, 'season', running);
  const ids = seasons.map(({ id }) => id);
  const activities = sql`select id from seasons.activity where season_id = any(${ids}::uuid[]) limit ${mostRecords}`;
  const harvests = sql`select id from seasons.harvest where season_id = any(${ids}::uuid[]) limit ${mostRecords}`;
  return {
    seasons,
    activities: await readAll<Activity>(db, 'activity', activities),
    harvests: await readAll<Harvest>(db, 'harvest', harvests),
  };
};

/** How many harvests of a keeper's seasons were written down; a corrected one counts once. */
export const countHarvestsOf = async (db: Db, keeperId: string): Promise<number> =>
  (
    await row<{ total: number }>(
      db,
      sql`select count(*)::integer as total from seasons.season s join seasons.harvest h on h.season_id = s.id
          where s.keeper_id = ${keeperId} and s.removed_at is null and h.removed_at is null and h.corrects is null`,
    )
  )?.total ?? 0;
