import { row, rows, run, sql, type Db, type Query } from '#kit/db.ts';

export const isAssigned = async (db: Db, managerId: string, farmerId: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from relations.assignment
        where manager_id = ${managerId} and farmer_id = ${farmerId} and until_at is null`,
  )) !== null;

/** Whether a farmer is in a manager's care `now`, was on a day of Nigeria (`then`), or neither. */
export const hadCareOn = async (
  db: Db,
  managerId: string,
  farmerId: string,
  day: string,
): Promise<'now' | 'then' | null> =>
  (
    await row<{ care: 'now' | 'then' }>(
      db,
      sql`select case when until_at is null then 'now' else 'then' end as care from relations.assignment
          where manager_id = ${managerId} and farmer_id = ${farmerId}
            and (until_at is null or ${day}::date between (from_at at time zone 'Africa/Lagos')::date
              and (until_at at time zone 'Africa/Lagos')::date)
          order by until_at is null desc limit 1`,
    )
  )?.care ?? null;

/** Whether a farmer is or ever was in a manager's care. */
export const everHadCare = async (db: Db, managerId: string, farmerId: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from relations.assignment where manager_id = ${managerId} and farmer_id = ${farmerId} limit 1`,
  )) !== null;

/** Those of these farmers whom a manager looks after now. */
export const findAssigned = async (db: Db, managerId: string, farmerIds: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await rows<{ farmer_id: string }>(
        db,
        sql`select farmer_id from relations.assignment
            where manager_id = ${managerId} and farmer_id = any(${farmerIds}::uuid[]) and until_at is null`,
      )
    ).map((assignment) => assignment.farmer_id),
  );

/** The farmers someone looks after now, by id. */
export const findFarmersOf = async (db: Db, managerId: string): Promise<string[]> =>
  (
    await rows<{ farmer_id: string }>(
      db,
      sql`select farmer_id from relations.assignment
          where manager_id = ${managerId} and until_at is null order by farmer_id`,
    )
  ).map((assignment) => assignment.farmer_id);

export type Care = { farmerId: string; managerId: string; since: string };

/** Who looks after these farmers now. */
export const findCare = (db: Db, farmerIds: readonly string[]): Promise<Care[]> =>
  rows<Care>(
    db,
    sql`select farmer_id as "farmerId", manager_id as "managerId", from_at as since from relations.assignment
        where farmer_id = any(${farmerIds}::uuid[]) and until_at is null`,
  );

export const endCare = (db: Db, farmerIds: readonly string[], now: Date) =>
  run(
    db,
    sql`update relations.assignment set until_at = ${now}
        where farmer_id = any(${farmerIds}::uuid[]) and until_at is null`,
  );

type NewCare = {
  ids: readonly string[];
  farmerIds: readonly string[];
  managerId: string;
  decidedBy: string;
  reason: string;
  now: Date;
};

export const beginCare = (db: Db, { ids, farmerIds, managerId, decidedBy, reason, now }: NewCare) =>
  run(
    db,
    sql`insert into relations.assignment (id, farmer_id, manager_id, from_at, decided_by, reason)
        select id, farmer_id, ${managerId}::uuid, ${now}::timestamptz, ${decidedBy}::uuid, ${reason}
        from unnest(${ids}::uuid[], ${farmerIds}::uuid[]) as care (id, farmer_id)`,
  );

/** Whether anybody looks after a farmer: a condition for a list of farmers. */
export const isInAnyCare = (farmerId: Query): Query =>
  sql`exists (select 1 from relations.assignment where farmer_id = ${farmerId} and until_at is null)`;

/** Whether a farmer is in the care of this manager, or of nobody (`none`): a condition for a list of farmers. */
export const isInCareOf =
  (manager: string) =>
  (farmerId: Query): Query =>
    manager === 'none'
      ? sql`not ${isInAnyCare(farmerId)}`
      : sql`exists (select 1 from relations.assignment
          where farmer_id = ${farmerId} and manager_id = ${manager}::uuid and until_at is null)`;

/** Brings who looked after one account under another, as part of what is known of that farmer. */
export const moveCareHistory = async (db: Db, fromId: string, intoId: string): Promise<void> => {
  await run(db, sql`update relations.assignment set farmer_id = ${intoId} where farmer_id = ${fromId}`);
  await run(db, sql`update relations.errand set farmer_id = ${intoId} where farmer_id = ${fromId}`);
  // The row of the manager there is now is noted last: phones are told of them, not of one who was.
  await run(db, sql`update relations.assignment set reason = reason where farmer_id = ${intoId} and until_at is null`);
};
