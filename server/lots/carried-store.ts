import { rows, sql, type Db } from '#kit/db.ts';

/** What a driver is given of a lot, and whose it is. */
type CarriedLot = {
  readonly id: string;
  readonly keeperId: string;
  readonly crop: string;
  readonly variety: string;
  readonly standsAt: string;
  readonly leftGrams: number;
};

/** These lots, whoever keeps them; nothing is locked. */
export const findCarriedLots = (db: Db, lotIds: readonly string[]): Promise<CarriedLot[]> =>
  rows<CarriedLot>(
    db,
    sql`select id, keeper_id as "keeperId", crop, variety, stands_at as "standsAt", left_grams as "leftGrams"
        from lots.lot where id = any(${lotIds}::uuid[]) order by id`,
  );
