import type { Opening, Opportunity, OpportunityDetails } from '@shuka/domain/marketplace';
import { rows, sql, type Db } from '#kit/db.ts';
import { findShown, glanceOf, openingOf, shownBy, turnDoor, type Door } from './shown-business.ts';

const toInvestors: Door = { since: sql`open_since`, by: sql`opened_by` };

/** Null where the farmer has no business. */
export const findOpening = (db: Db, keeperId: string): Promise<Opening | null> => openingOf(db, toInvestors, keeperId);

/** Opens a business to investors, or closes it to them. */
export const setOpening = (db: Db, keeperId: string, by: string | null, now: Date) =>
  turnDoor(db, toInvestors, keeperId, by, now);

type Page = { readonly after: readonly string[] | null; readonly limit: number };

export const findOpportunities = (db: Db, { after, limit }: Page): Promise<Opportunity[]> => {
  const [before = 'infinity', id = 'ffffffff-ffff-ffff-ffff-ffffffffffff'] = after ?? [];
  return rows<Opportunity>(
    db,
    sql`select ${glanceOf(toInvestors)} from ${shownBy(toInvestors)}
          and (b.open_since, b.id) < (${before}::timestamptz, ${id}::uuid)
        order by b.open_since desc, b.id desc limit ${limit}`,
  );
};

export const findOpportunity = (db: Db, businessId: string): Promise<OpportunityDetails | null> =>
  findShown(db, toInvestors, businessId);
