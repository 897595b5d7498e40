import { rows, sql, type Db } from '#kit/db.ts';

/** What others show of a farm: its name, and the newest photo whose thumb is here. */
export type FarmFace = { readonly farmId: string; readonly name: string; readonly photoId: string | null };

/** The faces of these farms, those that were removed too. */
export const findFarmFaces = (db: Db, farmIds: readonly string[]): Promise<FarmFace[]> =>
  rows<FarmFace>(
    db,
    sql`select f.id as "farmId", f.name,
          (select p.id from farms.photo p
           where p.farm_id = f.id and p.removed_at is null and p.thumb_key is not null
           order by p.id desc limit 1) as "photoId"
        from farms.farm f where f.id = any(${farmIds}::uuid[])`,
  );
