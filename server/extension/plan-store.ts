import type { VisitPlan } from '@shuka/domain/extension';
import { row, run, sql, type Db } from '#kit/db.ts';

const columns = sql`id, keeper_id as "keeperId", manager_id as "managerId", farm_id as "farmId",
  planned_on::text as "plannedOn", time_of_day as "timeOfDay", purpose, note, state, reason, visit_id as "visitId",
  created_at as "createdAt"`;

export const insertPlan = (db: Db, plan: VisitPlan) =>
  run(
    db,
    sql`insert into extension.visit_plan (id, keeper_id, manager_id, farm_id, planned_on, time_of_day, purpose, note,
          state, reason, visit_id, created_at)
        values (${plan.id}, ${plan.keeperId}, ${plan.managerId}, ${plan.farmId}, ${plan.plannedOn}, ${plan.timeOfDay},
          ${plan.purpose}, ${plan.note}, ${plan.state}, ${plan.reason}, ${plan.visitId}, ${plan.createdAt})`,
  );

/** The plan with its row locked. */
export const holdPlan = (db: Db, planId: string): Promise<VisitPlan | null> =>
  row<VisitPlan>(
    db,
    sql`select ${columns} from extension.visit_plan
        where id = ${planId} and removed_at is null for no key update`,
  );

export const updatePlan = (db: Db, plan: VisitPlan, revisedBy: string) =>
  run(
    db,
    sql`update extension.visit_plan set planned_on = ${plan.plannedOn}, time_of_day = ${plan.timeOfDay},
          state = ${plan.state}, reason = ${plan.reason}, visit_id = ${plan.visitId}, revised_by = ${revisedBy}
        where id = ${plan.id}`,
  );

/** The farm of a plan that this manager made; null for another's, or one to no farm. */
export const findOwnFarmOf = async (db: Db, planId: string, managerId: string): Promise<string | null> =>
  (
    await row<{ farm_id: string | null }>(
      db,
      sql`select farm_id from extension.visit_plan where id = ${planId} and manager_id = ${managerId}`,
    )
  )?.farm_id ?? null;

/** A few rows at most: past `mostPlanned` no more are taken. */
export const countPlanned = async (db: Db, keeperId: string): Promise<number> =>
  (
    await row<{ total: number }>(
      db,
      sql`select count(*) as total from extension.visit_plan
          where keeper_id = ${keeperId} and state = 'planned' and removed_at is null`,
    )
  )?.total ?? 0;
