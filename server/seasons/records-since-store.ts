import { rows, sql, type Db } from '#kit/db.ts';

/** Something that was done on a farm, as others show it who rely on it. */
export type ActivitySince = {
  readonly id: string;
  readonly byId: string;
  readonly kind: string;
  readonly doneOn: string;
  readonly note: string;
  readonly corrects: string | null;
};

/** The activities on a farm that came in since a moment, corrections and those they correct among them, in that order. */
export const findActivitiesSince = (db: Db, farmId: string, since: string): Promise<ActivitySince[]> =>
  rows<ActivitySince>(
    db,
    sql`select a.id, a.recorded_by as "byId", a.kind, a.done_on::text as "doneOn", a.note, a.corrects
        from seasons.season s join seasons.activity a on a.season_id = s.id
        where s.farm_id = ${farmId} and a.created_at >= ${since} and a.removed_at is null
        order by a.created_at, a.id`,
  );

export type HarvestSince = {
  readonly id: string;
  readonly seasonId: string;
  readonly byId: string;
  readonly harvestedOn: string;
  readonly kilograms: number;
  readonly note: string;
  readonly corrects: string | null;
  readonly isCorrected: boolean;
};

/** The same of harvests. */
export const findHarvestsSince = (db: Db, farmId: string, since: string): Promise<HarvestSince[]> =>
  rows<HarvestSince>(
    db,
    sql`select h.id, h.season_id as "seasonId", h.recorded_by as "byId", h.harvested_on::text as "harvestedOn",
          h.kilograms, h.note, h.corrects,
          exists (select 1 from seasons.harvest n where n.corrects = h.id) as "isCorrected"
        from seasons.season s join seasons.harvest h on h.season_id = s.id
        where s.farm_id = ${farmId} and h.created_at >= ${since} and h.removed_at is null
        order by h.created_at, h.id`,
  );
