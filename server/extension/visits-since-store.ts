import { rows, sql, type Db } from '#kit/db.ts';

/** A visit as others show it who rely on it; where it was only by what the phone took for its true place. */
export type VisitSince = {
  readonly id: string;
  readonly managerId: string;
  readonly visitedOn: string;
  readonly purpose: string;
  readonly advice: string;
  readonly corrects: string | null;
  readonly isCorrected: boolean;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** The worst that was seen, 0 for nothing. */
  readonly severity: number;
  readonly photoIds: readonly string[];
};

const place = (column: 'latitude' | 'longitude') =>
  column === 'latitude'
    ? sql`case when p.looks_mocked then null else p.latitude end`
    : sql`case when p.looks_mocked then null else p.longitude end`;

const seen = sql`jsonb_array_elements(coalesce(v.form -> 'observations', '[]')) seen`;

/** The visits to a farm that came in since a moment, corrections and those they correct among them, in that order. */
export const findVisitsSince = (
  db: Db,
  { farmId, keeperId }: { readonly farmId: string; readonly keeperId: string },
  since: string,
): Promise<VisitSince[]> =>
  rows<VisitSince>(
    db,
    sql`select v.id, v.manager_id as "managerId", v.visited_on::text as "visitedOn", v.purpose, v.advice, v.corrects,
          exists (select 1 from extension.visit n where n.corrects = v.id) as "isCorrected",
          ${place('latitude')} as latitude, ${place('longitude')} as longitude,
          coalesce((select max((seen ->> 'severity')::int) from ${seen}), 0) as severity,
          to_json(array(select photo from ${seen}, jsonb_array_elements_text(seen -> 'photoIds') photo)) as "photoIds"
        from extension.visit v left join extension.visit_proof p on p.visit_id = v.id
        where v.keeper_id = ${keeperId} and v.farm_id = ${farmId} and v.created_at >= ${since}
          and v.removed_at is null
        order by v.created_at, v.id`,
  );
