import { rows, sql, type Db } from '#kit/db.ts';

/** What the public story of a lot needs of it: whose it is, of which crop, and what paper it came with. */
export type StoryLot = {
  readonly id: string;
  readonly keeperId: string;
  readonly crop: string;
  readonly certificate: string;
  readonly bornOn: string;
  /** Whether it came from a harvest, and not out of other lots. */
  readonly isOrigin: boolean;
};

export const findStoryLots = (db: Db, lotIds: readonly string[]): Promise<StoryLot[]> =>
  rows<StoryLot>(
    db,
    sql`select id, keeper_id as "keeperId", crop, certificate, born_on::text as "bornOn",
          cardinality(parents) = 0 as "isOrigin"
        from lots.lot where id = any(${lotIds}::uuid[]) order by id`,
  );
