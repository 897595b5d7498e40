import { row, sql, type Db } from '#kit/db.ts';

/** The state whose zone somebody supervises now; null for nobody's supervisor. */
export const findSupervisedState = async (db: Db, supervisorId: string): Promise<string | null> =>
  (
    await row<{ stateCode: string }>(
      db,
      sql`select z.state_code as "stateCode" from supervision.duty d join supervision.zone z on z.id = d.zone_id
          where d.supervisor_id = ${supervisorId} and d.until_at is null limit 1`,
    )
  )?.stateCode ?? null;
