import { row, rows, run, sql, type Db } from '#kit/db.ts';

/** Whether a plot stands on a farm, or anything of another slice was ever written of it. */
export const isFarmInUse = async (db: Db, farmId: string): Promise<boolean> =>
  (
    await row<{ is_used: boolean }>(
      db,
      sql`select farms.is_in_use(${farmId}::uuid)
            or exists (select 1 from farms.plot where farm_id = ${farmId} and removed_at is null) as is_used`,
    )
  )?.is_used ?? false;

/** Takes a farm away with its photos and clashes; the rows stay, as the record of what was. */
export const endFarm = async (db: Db, farmId: string, now: Date): Promise<void> => {
  await run(db, sql`update farms.photo set removed_at = ${now} where farm_id = ${farmId} and removed_at is null`);
  await run(db, sql`update farms.clash set removed_at = ${now} where farm_id = ${farmId} and removed_at is null`);
  await run(db, sql`update farms.farm set removed_at = ${now} where id = ${farmId}`);
};

/** Those of these farms that are as they were registered, with no plot and nothing of another slice; their rows are locked. */
export const holdUntouchedFarms = async (db: Db, farmIds: readonly string[]): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select f.id from farms.farm f
          where f.id = any(${farmIds}::uuid[]) and f.removed_at is null and f.revision = 1
            and not farms.is_in_use(f.id)
            and not exists (select 1 from farms.plot p where p.farm_id = f.id and p.removed_at is null)
            and not exists (select 1 from farms.photo p where p.farm_id = f.id and p.removed_at is null)
          order by f.id for no key update`,
    )
  ).map(({ id }) => id);
