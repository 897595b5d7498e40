import { row, rows, sql, type Db, type Query } from '#kit/db.ts';

/**
 * The farmers these managers look after now, as a table for another slice's query: `farmer_id`, `manager_id` and
 * `since`, the day of Nigeria on which the care began.
 */
export const careOf = (managerIds: readonly string[]): Query =>
  sql`select farmer_id, manager_id, (from_at at time zone 'Africa/Lagos')::date as since from relations.assignment
      where manager_id = any(${managerIds}::uuid[]) and until_at is null`;

/** How many farmers these managers looked after at a moment, together. */
export const countCareAt = async (db: Db, managerIds: readonly string[], moment: Date): Promise<number> =>
  (
    await row<{ total: number }>(
      db,
      sql`select (select count(*) from relations.assignment
              where manager_id = any(${managerIds}::uuid[]) and until_at is null and from_at <= ${moment})
            + (select count(*) from relations.assignment
              where manager_id = any(${managerIds}::uuid[]) and until_at > ${moment} and from_at <= ${moment}) as total`,
    )
  )?.total ?? 0;

/** How many farmers each of these managers looks after now; one with none is left out. */
export const countCareOf = async (db: Db, managerIds: readonly string[]): Promise<Map<string, number>> =>
  new Map(
    (
      await rows<{ managerId: string; total: number }>(
        db,
        sql`select manager_id as "managerId", count(*) as total from relations.assignment
            where manager_id = any(${managerIds}::uuid[]) and until_at is null group by manager_id`,
      )
    ).map(({ managerId, total }) => [managerId, total]),
  );
