import type { InspectionType, Outcome } from '@shuka/domain/reports';
import { rows, sql, type Db, type Query } from '#kit/db.ts';

/** An inspection that left something to be mended, which nobody looked at again. */
export type Unmended = {
  readonly inspectionId: string;
  readonly managerId: string;
  readonly farmerId: string;
  readonly farmName: string;
  readonly stage: InspectionType;
  readonly inspectedOn: string;
  readonly outcome: Outcome;
  readonly openPoints: number;
  /** The first day that one of them is due by. */
  readonly dueOn: string;
};

/** Its own points, and those of the one before that it found open. */
const openPoints = sql`lateral (
  select count(*) as total, min(point ->> 'dueOn') as "dueOn" from (
    select json_array_elements(i.record -> 'nonConformities') as point
    union all
    select carried from json_array_elements(i.record -> 'carried') as carried where carried ->> 'isClosed' = 'false'
  ) points)`;

/** Those of these farms (`farm_id`, `farm_name`, `farmer_id`, `manager_id`), the first that is due first. */
export const findUnmendedOn = (db: Db, farms: Query): Promise<Unmended[]> =>
  rows<Unmended>(
    db,
    sql`select i.id as "inspectionId", f.manager_id as "managerId", f.farmer_id as "farmerId",
          f.farm_name as "farmName", i.stage, i.inspected_on::text as "inspectedOn", i.outcome,
          open.total as "openPoints", open."dueOn"
        from (${farms}) f join reports.inspection i on i.farm_id = f.farm_id cross join ${openPoints} open
        where i.removed_at is null and i.outcome <> 'passed' and open.total > 0
          and not exists (select 1 from reports.inspection n where n.corrects = i.id)
          and not exists (select 1 from reports.inspection r where r.follows = i.id)
        order by open."dueOn", i.id`,
  );

/** A stage that was inspected, by an inspection or by a report that says so. */
type StageSeen = {
  readonly farmId: string;
  readonly seasonId: string | null;
  readonly stage: InspectionType;
  readonly doneOn: string;
  readonly isRevisit: boolean;
};

/** What was inspected on these farms since a day; what was corrected tells no more. */
export const findStagesSeenOn = (db: Db, farms: Query, from: string): Promise<StageSeen[]> =>
  rows<StageSeen>(
    db,
    sql`select i.farm_id as "farmId", (i.record ->> 'seasonId')::uuid as "seasonId", i.stage,
          i.inspected_on::text as "doneOn", i.follows is not null as "isRevisit"
        from (${farms}) f join reports.inspection i on i.farm_id = f.farm_id
        where i.removed_at is null and i.inspected_on >= ${from}::date
          and not exists (select 1 from reports.inspection n where n.corrects = i.id)
        union all
        select r.farm_id, r.season_id, r.inspection_type, r.report_date::text, false
        from (${farms}) f join reports.report r on r.farm_id = f.farm_id
        where r.removed_at is null and r.inspection_completed and r.report_date >= ${from}::date
          and not exists (select 1 from reports.report n where n.corrects = r.id)`,
  );
