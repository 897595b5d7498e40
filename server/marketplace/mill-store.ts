import type { Opening, Opportunity, OpportunityDetails } from '@shuka/domain/marketplace';
import { rows, sql, type Db } from '#kit/db.ts';
import { findShown, glanceOf, openingOf, shownBy, turnDoor, type Door } from './shown-business.ts';

const toMills: Door = { since: sql`mills_since`, by: sql`mills_by` };

/** Null where the farmer has no business. */
export const findMillOpening = (db: Db, keeperId: string): Promise<Opening | null> => openingOf(db, toMills, keeperId);

/** Opens a business to agro-processors, or closes it to them. */
export const setMillOpening = (db: Db, keeperId: string, by: string | null, now: Date) =>
  turnDoor(db, toMills, keeperId, by, now);

const beginsWith = (search: string): string => `${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

type Asked = {
  readonly search: string;
  readonly stateCode: string;
  readonly after: readonly string[] | null;
  readonly limit: number;
};

export const findVentures = (db: Db, { search, stateCode, after, limit }: Asked): Promise<Opportunity[]> => {
  const [before = 'infinity', id = 'ffffffff-ffff-ffff-ffff-ffffffffffff'] = after ?? [];
  return rows<Opportunity>(
    db,
    sql`select ${glanceOf(toMills)} from ${shownBy(toMills)}
          and (b.mills_since, b.id) < (${before}::timestamptz, ${id}::uuid)
          and (${stateCode} = '' or b.state_code = ${stateCode})
          and (${search} = '' or lower(b.name) like ${beginsWith(search)} or lower(b.type) like ${beginsWith(search)})
        order by b.mills_since desc, b.id desc limit ${limit}`,
  );
};

export const findVenture = (db: Db, businessId: string): Promise<OpportunityDetails | null> =>
  findShown(db, toMills, businessId);
