import type { Farm } from '@shuka/domain/farms';
import { row, rows, run, sql, type Db, type Query } from '#kit/db.ts';

const columns = sql`id, name, state_code as "stateCode", lga, size_band as "sizeBand", crop, keeper_id as "keeperId",
  revision, created_at as "createdAt"`;

/** Who last said each field, by account. What nobody has changed since was said by whoever registered it. */
export type SaidBy = Readonly<Record<string, string>>;

export const insertFarms = (db: Db, farms: readonly Farm[]) =>
  run(
    db,
    sql`insert into farms.farm (id, keeper_id, name, state_code, lga, size_band, crop, revision, created_at)
        select * from unnest(
          ${farms.map(({ id }) => id)}::uuid[], ${farms.map(({ keeperId }) => keeperId)}::uuid[],
          ${farms.map(({ name }) => name)}::text[], ${farms.map(({ stateCode }) => stateCode)}::text[],
          ${farms.map(({ lga }) => lga)}::text[], ${farms.map(({ sizeBand }) => sizeBand)}::text[],
          ${farms.map(({ crop }) => crop)}::text[], ${farms.map(({ revision }) => revision)}::integer[],
          ${farms.map(({ createdAt }) => createdAt)}::timestamptz[])`,
  );

export const insertFarm = (db: Db, farm: Farm) => insertFarms(db, [farm]);

export const findFarm = (db: Db, farmId: string): Promise<Farm | null> =>
  row<Farm>(db, sql`select ${columns} from farms.farm where id = ${farmId} and removed_at is null`);

type Kept = { id: string; keeper_id: string };

const keepersById = (kept: readonly Kept[]): Map<string, string> =>
  new Map(kept.map(({ id, keeper_id }) => [id, keeper_id]));

/** Who keeps each of these farms, their rows locked in the order of their ids; what is not there is left out. */
export const holdKeepers = async (db: Db, farmIds: readonly string[]): Promise<Map<string, string>> =>
  keepersById(
    await rows<Kept>(
      db,
      sql`select id, keeper_id from farms.farm
          where id = any(${farmIds}::uuid[]) and removed_at is null order by id for no key update`,
    ),
  );

/** The farm with its row locked, for a change that depends on what it is now. */
export const holdFarm = async (db: Db, farmId: string): Promise<{ farm: Farm; saidBy: SaidBy } | null> => {
  const held = await row<Farm & { saidBy: SaidBy }>(
    db,
    sql`select ${columns}, said_by as "saidBy" from farms.farm
        where id = ${farmId} and removed_at is null for no key update`,
  );
  if (held === null) return null;
  const { saidBy, ...farm } = held;
  return { farm, saidBy };
};

export const findKeeperOfFarm = async (db: Db, farmId: string): Promise<string | null> =>
  (
    await row<{ keeper_id: string }>(
      db,
      sql`select keeper_id from farms.farm where id = ${farmId} and removed_at is null`,
    )
  )?.keeper_id ?? null;

/** Who keeps each of these farms; what is not there is left out. */
export const findKeepersOfFarms = async (db: Db, farmIds: readonly string[]): Promise<Map<string, string>> =>
  keepersById(
    await rows<Kept>(
      db,
      sql`select id, keeper_id from farms.farm where id = any(${farmIds}::uuid[]) and removed_at is null`,
    ),
  );

/** One keyset page of a keeper's farms, newest first: ids are UUIDv7, so their order is that of birth. */
export const findFarmsOf = (db: Db, keeperId: string, after: string | null, limit: number): Promise<Farm[]> =>
  rows<Farm>(
    db,
    sql`select ${columns} from farms.farm
        where keeper_id = ${keeperId} and removed_at is null ${after === null ? sql`` : sql`and id < ${after}`}
        order by id desc limit ${limit}`,
  );

export const updateFarm = (db: Db, farm: Farm, saidBy: SaidBy) =>
  run(
    db,
    sql`update farms.farm set name = ${farm.name}, state_code = ${farm.stateCode}, lga = ${farm.lga},
          size_band = ${farm.sizeBand}, crop = ${farm.crop}, revision = ${farm.revision},
          said_by = ${JSON.stringify(saidBy)}::jsonb
        where id = ${farm.id}`,
  );

/** Says of farms that were just registered that somebody other than their keepers told of them. */
export const sayFarms = (db: Db, farmIds: readonly string[], byId: string) => {
  const saidBy = JSON.stringify({ name: byId, place: byId, sizeBand: byId, crop: byId });
  return run(db, sql`update farms.farm set said_by = ${saidBy}::jsonb where id = any(${farmIds}::uuid[])`);
};

/**
 * The farms of the farmers in `care` (`farmer_id`, `manager_id`), as a table for another slice's query: `farm_id`,
 * `farm_name`, `farmer_id` and `manager_id`.
 */
export const farmsInCare = (care: Query): Query =>
  sql`select f.id as farm_id, f.name as farm_name, c.farmer_id, c.manager_id
      from (${care}) c join farms.farm f on f.keeper_id = c.farmer_id where f.removed_at is null`;
