import type { VisitFlag } from '@shuka/domain/extension';
import { rows, sql, type Db } from '#kit/db.ts';

export type FlaggedVisit = {
  readonly visitId: string;
  readonly managerId: string;
  readonly keeperId: string;
  readonly visitedOn: string;
  readonly arrivedAt: string;
  readonly flags: readonly VisitFlag[];
};

/** What should be looked at of a visit `v` with its proof `p`: what was found when it arrived, and the farmer's no. */
const flagsNow = sql`p.flags || case when v.farmer_says = false then array['farmer-said-no'] else '{}'::text[] end`;

const isFlagged = sql`(p.flags <> '{}' or v.farmer_says = false)`;

/** The flagged visits of these managers that arrived since a moment, the newest first; at most `most`. */
export const findFlaggedVisits = (
  db: Db,
  managerIds: readonly string[],
  since: Date,
  most = 100,
): Promise<FlaggedVisit[]> =>
  rows<FlaggedVisit>(
    db,
    sql`select v.id as "visitId", v.manager_id as "managerId", v.keeper_id as "keeperId",
          v.visited_on::text as "visitedOn", p.arrived_at as "arrivedAt", to_json(${flagsNow}) as flags
        from extension.visit_proof p join extension.visit v on v.id = p.visit_id
        where p.manager_id = any(${managerIds}::uuid[]) and p.arrived_at >= ${since} and ${isFlagged}
        order by p.arrived_at desc, v.id limit ${most}`,
  );

export type FlagCount = { readonly managerId: string; readonly flag: VisitFlag; readonly total: number };

/** How often each flag was raised for each of these managers since a moment. */
export const countFlags = (db: Db, managerIds: readonly string[], since: Date): Promise<FlagCount[]> =>
  rows<FlagCount>(
    db,
    sql`select p.manager_id as "managerId", flag, count(*) as total
        from extension.visit_proof p join extension.visit v on v.id = p.visit_id
          cross join lateral unnest(${flagsNow}) as flag
        where p.manager_id = any(${managerIds}::uuid[]) and p.arrived_at >= ${since} and ${isFlagged}
        group by p.manager_id, flag order by p.manager_id, flag`,
  );
