import { rows, sql, type Db } from '#kit/db.ts';

/** A visit that its farmer may still say yes or no to. */
type UnansweredVisit = { readonly id: string; readonly managerName: string; readonly visitedOn: string };

/**
 * The visits of a farmer that stand, were made since there is proof of visits, and that neither the farmer's word nor
 * the digits of the day confirm; the newest first.
 */
export const findUnansweredVisits = (db: Db, keeperId: string, most: number): Promise<UnansweredVisit[]> =>
  rows<UnansweredVisit>(
    db,
    sql`select v.id, v.manager_name as "managerName", v.visited_on::text as "visitedOn"
        from extension.visit v join extension.visit_proof p on p.visit_id = v.id
        where v.keeper_id = ${keeperId} and v.removed_at is null and v.farmer_says is null
          and p.code is distinct from 'right'
          and not exists (select 1 from extension.visit n where n.corrects = v.id)
        order by v.visited_on desc, v.id desc limit ${most}`,
  );
