import type { FlagLimits, TakenPosition } from '@shuka/domain/extension';
import { row, rows, sql, type Db } from '#kit/db.ts';
import { instantText } from '#kit/instant-text.ts';

/** A visit with what its marks were raised by; the position never leaves the server. */
type VisitInQuestion = {
  readonly visitId: string;
  readonly keeperId: string;
  readonly farmId: string | null;
  readonly visitedOn: string;
  readonly advice: string;
  readonly position: TakenPosition | null;
  readonly photoIds: readonly string[];
  /** Of the thresholds it was judged by; null where nobody judged it. */
  readonly limitsVersion: number | null;
};

const position = sql`case when p.latitude is null then null else json_build_object('latitude', p.latitude,
  'longitude', p.longitude, 'accuracyMetres', p.accuracy_metres, 'at', ${instantText(sql`p.fixed_at`)},
  'looksMocked', p.looks_mocked) end`;

/** A visit of this manager; null where it is none of theirs. */
export const findVisitInQuestion = (db: Db, visitId: string, managerId: string): Promise<VisitInQuestion | null> =>
  row<VisitInQuestion>(
    db,
    sql`select v.id as "visitId", v.keeper_id as "keeperId", v.farm_id as "farmId", v.visited_on::text as "visitedOn",
          v.advice, ${position} as position,
          to_json(array(select photo from jsonb_array_elements(coalesce(v.form -> 'observations', '[]')) seen,
            jsonb_array_elements_text(seen -> 'photoIds') photo)) as "photoIds",
          p.limits_version as "limitsVersion"
        from extension.visit_proof p join extension.visit v on v.id = p.visit_id
        where p.visit_id = ${visitId} and p.manager_id = ${managerId} and v.removed_at is null`,
  );

type OtherVisit = {
  readonly visitId: string;
  readonly keeperId: string;
  readonly visitedOn: string;
  readonly position: TakenPosition;
};

const mostOthers = 200;

/** The manager's other visits around a moment by the phones' clocks, as they were held beside this one when it came. */
export const findVisitsAround = (
  db: Db,
  { managerId, visitId, at }: { readonly managerId: string; readonly visitId: string; readonly at: string },
  { nearHours: hours }: FlagLimits,
): Promise<OtherVisit[]> => {
  return rows<OtherVisit>(
    db,
    sql`select v.id as "visitId", v.keeper_id as "keeperId", v.visited_on::text as "visitedOn", ${position} as position
        from extension.visit_proof p join extension.visit v on v.id = p.visit_id
        where p.manager_id = ${managerId} and v.corrects is null and v.removed_at is null and v.id <> ${visitId}
          and p.fixed_at between ${at}::timestamptz - make_interval(hours => ${hours}::int)
            and ${at}::timestamptz + make_interval(hours => ${hours}::int)
        order by p.fixed_at limit ${mostOthers}`,
  );
};

type SameAdvice = {
  readonly visitId: string;
  readonly keeperId: string;
  readonly visitedOn: string;
  readonly advice: string;
};

const mostCopies = 20;

/** Visits of this manager to other farmers around that day with the same advice, the accidents of typing left out. */
export const findSameAdvice = (
  db: Db,
  managerId: string,
  visitId: string,
  { copiedDays: days }: FlagLimits,
): Promise<SameAdvice[]> => {
  return rows<SameAdvice>(
    db,
    sql`select o.id as "visitId", o.keeper_id as "keeperId", o.visited_on::text as "visitedOn", o.advice
        from extension.visit v join extension.visit o on o.manager_id = v.manager_id
          and o.advice_key = v.advice_key and o.keeper_id <> v.keeper_id
          and o.visited_on between v.visited_on - ${days}::int and v.visited_on + ${days}::int
        where v.id = ${visitId} and v.manager_id = ${managerId} and o.removed_at is null
        order by o.visited_on desc, o.id limit ${mostCopies}`,
  );
};
