import { rows, run, sql, type Db } from '#kit/db.ts';

/** What of each lot is promised and not over; a lot of which nothing is, is left out. */
export const findPromised = async (db: Db, lotIds: readonly string[]): Promise<Map<string, number>> =>
  new Map(
    (
      await rows<{ lotId: string; grams: number }>(
        db,
        sql`select lot_id as "lotId", sum(grams)::bigint as grams from lots.promise
            where lot_id = any(${lotIds}::uuid[]) and ended_at is null and grams > 0 group by lot_id`,
      )
    ).map(({ lotId, grams }) => [lotId, grams]),
  );

export type Promised = { readonly lotId: string; readonly grams: number };

export const insertPromises = (db: Db, forId: string, promised: readonly Promised[], now: Date) =>
  run(
    db,
    sql`insert into lots.promise (lot_id, for_id, grams, made_at)
        select lot_id, ${forId}, grams, ${now}
        from unnest(${promised.map(({ lotId }) => lotId)}::uuid[], ${promised.map(({ grams }) => grams)}::bigint[])
          as new (lot_id, grams)`,
  );

/** So much of a lot stays promised, and no more; never more than was before. */
export const lowerPromise = (db: Db, forId: string, { lotId, grams }: Promised) =>
  run(
    db,
    sql`update lots.promise set grams = least(grams, ${Math.max(0, grams)})
        where lot_id = ${lotId} and for_id = ${forId} and ended_at is null`,
  );

/** All that was promised for this is free again. */
export const endPromises = (db: Db, forId: string, now: Date) =>
  run(db, sql`update lots.promise set ended_at = ${now} where for_id = ${forId} and ended_at is null`);

/** Those of these lots that stand in a warehouse. */
export const findHeldLots = async (db: Db, lotIds: readonly string[]): Promise<string[]> =>
  (
    await rows<{ lotId: string }>(
      db,
      sql`select lot_id as "lotId" from lots.promise
          where lot_id = any(${lotIds}::uuid[]) and is_held and ended_at is null`,
    )
  ).map(({ lotId }) => lotId);

/** So much of a lot is held for this, and nothing at all is done with it. */
export const insertHold = (db: Db, forId: string, { lotId, grams }: Promised, now: Date) =>
  run(
    db,
    sql`insert into lots.promise (lot_id, for_id, grams, made_at, is_held)
        values (${lotId}, ${forId}, ${grams}, ${now}, true)`,
  );
