import type { InspectionType, Outcome } from '@shuka/domain/reports';
import { row, rows, sql, type Db } from '#kit/db.ts';

/** An inspection as others show it who rely on it, with the digest that was signed. */
export type InspectionSince = {
  readonly id: string;
  readonly byId: string;
  readonly stage: InspectionType;
  readonly inspectedOn: string;
  readonly outcome: Outcome;
  readonly summary: string;
  readonly corrects: string | null;
  readonly isCorrected: boolean;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly photoIds: readonly string[];
  /** SHA-256 of what was signed, in hexadecimal. */
  readonly digest: string;
};

const columns = sql`i.id, i.by_account as "byId", i.stage, i.inspected_on::text as "inspectedOn", i.outcome,
  i.record ->> 'summary' as summary, i.corrects,
  exists (select 1 from reports.inspection n where n.corrects = i.id) as "isCorrected",
  (i.sealed_text::json #>> '{position,latitude}')::double precision as latitude,
  (i.sealed_text::json #>> '{position,longitude}')::double precision as longitude,
  to_json(array(select photo from json_array_elements(i.record -> 'answers') answer,
    json_array_elements_text(answer -> 'photoIds') photo)) as "photoIds",
  encode(i.digest, 'hex') as digest`;

/** The inspections of a farm that came in since a moment, corrections and those they correct among them, in that order. */
export const findInspectionsSince = (db: Db, farmId: string, since: string): Promise<InspectionSince[]> =>
  rows<InspectionSince>(
    db,
    sql`select ${columns} from reports.inspection i
        where i.farm_id = ${farmId} and i.created_at >= ${since} and i.removed_at is null
        order by i.created_at, i.id`,
  );

/** One inspection of a farm as it stands; null for one that is not of it, was removed, or that a later one corrects. */
export const findInspectionOf = async (db: Db, farmId: string, id: string): Promise<InspectionSince | null> => {
  const found = await row<InspectionSince>(
    db,
    sql`select ${columns} from reports.inspection i
        where i.id = ${id} and i.farm_id = ${farmId} and i.removed_at is null`,
  );
  return found?.isCorrected === false ? found : null;
};
