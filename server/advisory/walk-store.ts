import type { Scouting } from '@shuka/domain/advisory';
import { rows, sql, type Db } from '#kit/db.ts';

/** A walk for a pest as others than its farmer and manager may see it. */
export type Walk = Pick<
  Scouting,
  'id' | 'pest' | 'stage' | 'scoutedOn' | 'plantsPerSpot' | 'hits' | 'note' | 'photoIds'
>;

const columns = sql`w.id, w.pest, w.stage, w.scouted_on::text as "scoutedOn", w.plants_per_spot as "plantsPerSpot",
  to_json(w.hits) as hits, w.note, to_json(w.photo_ids) as "photoIds"`;

/** The last walks on a farm since a day, without those that were corrected; the latest first. */
export const findLastWalks = (db: Db, farmId: string, since: string, limit: number): Promise<Walk[]> =>
  rows<Walk>(
    db,
    sql`select ${columns} from advisory.scouting w
        where w.farm_id = ${farmId} and w.scouted_on >= ${since}::date and w.removed_at is null
          and not exists (select 1 from advisory.scouting c where c.corrects = w.id)
        order by w.scouted_on desc, w.id desc limit ${limit}`,
  );

/** These walks, the latest first. */
export const findWalks = (db: Db, walkIds: readonly string[]): Promise<Walk[]> =>
  rows<Walk>(
    db,
    sql`select ${columns} from advisory.scouting w where w.id = any(${walkIds}::uuid[]) and w.removed_at is null
        order by w.scouted_on desc, w.id desc`,
  );
