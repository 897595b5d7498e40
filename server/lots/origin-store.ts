import { rows, sql, type Db } from '#kit/db.ts';

/** Where a lot, or one it was made of, came from a harvest; `plotId` is null where the farm as a whole was named. */
export type LotOrigin = {
  readonly lotId: string;
  readonly keeperId: string;
  readonly plotId: string | null;
  readonly crop: string;
  readonly bornOn: string;
};

/** More lots than went into any pile; beyond it a pack says so rather than take minutes. */
export const mostOrigins = 5000;

/** The harvested lots that a lot was made of, itself where it was one, the oldest first. One more than `mostOrigins` at most. */
export const findOrigins = (db: Db, lotId: string): Promise<LotOrigin[]> =>
  rows<LotOrigin>(
    db,
    sql`with recursive above (id) as (
          select ${lotId}::uuid
          union select parent from above join lots.lot l on l.id = above.id cross join unnest(l.parents) as parent)
        select l.id as "lotId", l.keeper_id as "keeperId", l.plot_id as "plotId", l.crop, l.born_on::text as "bornOn"
        from above join lots.lot l on l.id = above.id where cardinality(l.parents) = 0
        order by l.id limit ${mostOrigins + 1}`,
  );
