import { rows, sql, type Db } from '#kit/db.ts';

/** Where a lot came from a harvest; `plotId` is null where the farm as a whole was named. */
export type LotOrigin = {
  readonly lotId: string;
  readonly keeperId: string;
  readonly plotId: string | null;
  readonly crop: string;
  readonly bornOn: string;
};

/** More lots than went into any pile; beyond it a pack says so rather than take minutes. */
export const mostOrigins = 5000;

/** What these lots say of where they grew; ids that are no lots are left out. */
export const findLotOrigins = (db: Db, lotIds: readonly string[]): Promise<LotOrigin[]> =>
  rows<LotOrigin>(
    db,
    sql`select l.id as "lotId", l.keeper_id as "keeperId", l.plot_id as "plotId", l.crop, l.born_on::text as "bornOn"
        from lots.lot l where l.id = any(${lotIds}::uuid[]) order by l.id`,
  );
