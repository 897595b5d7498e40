import type { VisitFlag } from '@shuka/domain/extension';
import { row, rows, sql, type Db, type Query } from '#kit/db.ts';

type FlaggedVisit = {
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

/** Which marks of a visit another slice leaves out: gets the visit's id and the mark as SQL, answers a condition. */
export type LeftOut = (visitId: Query, flag: Query) => Query;

const nothing: LeftOut = () => sql`false`;

/** The marks of visit `v` that stand. */
const standing = (isLeftOut: LeftOut): Query =>
  sql`array(select flag from unnest(${flagsNow}) as flag where not (${isLeftOut(sql`v.id`, sql`flag`)}))`;

type Asked = {
  readonly most?: number;
  readonly isLeftOut?: LeftOut;
  /** With it only the visits that have this mark. */
  readonly flag?: VisitFlag | undefined;
};

/** The flagged visits of these managers that arrived since a moment, the newest first; at most `most`. */
export const findFlaggedVisits = (
  db: Db,
  managerIds: readonly string[],
  since: Date,
  { most = 100, isLeftOut = nothing, flag }: Asked = {},
): Promise<FlaggedVisit[]> =>
  rows<FlaggedVisit>(
    db,
    sql`select "visitId", "managerId", "keeperId", "visitedOn", "arrivedAt", to_json(flags) as flags
        from (select v.id as "visitId", v.manager_id as "managerId", v.keeper_id as "keeperId",
            v.visited_on::text as "visitedOn", p.arrived_at as "arrivedAt", ${standing(isLeftOut)} as flags
          from extension.visit_proof p join extension.visit v on v.id = p.visit_id
          where p.manager_id = any(${managerIds}::uuid[]) and p.arrived_at >= ${since} and ${isFlagged}) found
        where flags <> '{}' and (${flag ?? null}::text is null or ${flag ?? null} = any(flags))
        order by "arrivedAt" desc, "visitId" limit ${most}`,
  );

type FlagCount = { readonly managerId: string; readonly flag: VisitFlag; readonly total: number };

/** How often each flag was raised for each of these managers since a moment. */
export const countFlags = (
  db: Db,
  managerIds: readonly string[],
  since: Date,
  isLeftOut: LeftOut = nothing,
): Promise<FlagCount[]> =>
  rows<FlagCount>(
    db,
    sql`select p.manager_id as "managerId", flag, count(*) as total
        from extension.visit_proof p join extension.visit v on v.id = p.visit_id
          cross join lateral unnest(${standing(isLeftOut)}) as flag
        where p.manager_id = any(${managerIds}::uuid[]) and p.arrived_at >= ${since} and ${isFlagged}
        group by p.manager_id, flag order by p.manager_id, flag`,
  );

/** The marks of one visit of this manager, settled or not; null where the visit is none of theirs. */
export const findFlagsOf = async (db: Db, visitId: string, managerId: string): Promise<readonly VisitFlag[] | null> =>
  (
    await row<{ flags: readonly VisitFlag[] }>(
      db,
      sql`select to_json(${flagsNow}) as flags
          from extension.visit_proof p join extension.visit v on v.id = p.visit_id
          where p.visit_id = ${visitId} and p.manager_id = ${managerId} and v.removed_at is null`,
    )
  )?.flags ?? null;
