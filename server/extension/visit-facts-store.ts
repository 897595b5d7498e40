import { row, rows, sql, type Db } from '#kit/db.ts';

/** What speaks for a visit and against it, without where the manager was. */
export type VisitFacts = {
  readonly visitId: string;
  readonly purpose: string;
  readonly advice: string;
  readonly minutes: number | null;
  readonly metresAway: number | null;
  readonly accuracyMetres: number | null;
  readonly code: 'none' | 'card' | 'right' | 'used' | 'wrong';
  readonly farmerSays: boolean | null;
};

/** The facts of these visits; one without a proof has none of them. */
export const findVisitFacts = (db: Db, visitIds: readonly string[]): Promise<VisitFacts[]> =>
  rows<VisitFacts>(
    db,
    sql`select v.id as "visitId", v.purpose, v.advice,
          round(extract(epoch from p.ended_at - p.started_at) / 60)::double precision as minutes,
          p.metres_away as "metresAway", p.accuracy_metres as "accuracyMetres", p.code, v.farmer_says as "farmerSays"
        from extension.visit_proof p join extension.visit v on v.id = p.visit_id
        where p.visit_id = any(${visitIds}::uuid[])`,
  );

/** Whom these visits were to, and when. */
export const findVisitDays = async (
  db: Db,
  visitIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly keeperId: string; readonly visitedOn: string }>> => {
  const found = await rows<{ id: string; keeperId: string; visitedOn: string }>(
    db,
    sql`select id, keeper_id as "keeperId", visited_on::text as "visitedOn" from extension.visit
        where id = any(${visitIds}::uuid[]) and removed_at is null`,
  );
  return new Map(found.map(({ id, ...visit }) => [id, visit]));
};

/** Who was where on which day. */
export type VisitMade = {
  readonly id: string;
  readonly keeperId: string;
  readonly farmId: string | null;
  readonly managerId: string;
  readonly visitedOn: string;
};

/** A visit as it stands; null for one that was removed, or that a later one corrects. */
export const findVisitMade = (db: Db, visitId: string): Promise<VisitMade | null> =>
  row<VisitMade>(
    db,
    sql`select v.id, v.keeper_id as "keeperId", v.farm_id as "farmId", v.manager_id as "managerId",
          v.visited_on::text as "visitedOn"
        from extension.visit v
        where v.id = ${visitId} and v.removed_at is null
          and not exists (select 1 from extension.visit c where c.corrects = v.id)`,
  );
