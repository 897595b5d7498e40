import type { Opening, OpportunityDetails } from '@shuka/domain/marketplace';
import { isActive } from '#accounts';
import { instantText } from '#kit/instant-text.ts';
import { row, run, sql, type Db, type Query } from '#kit/db.ts';

/* A farmer opens their business to investors, to agro-processors, or to both; to each of them it is shown in one way. */

/** Since when a business `b` is open to some of them, and by whom it was opened. */
export type Door = { readonly since: Query; readonly by: Query };

const sinceOf = ({ since }: Door): Query => sql`${instantText(sql`b.${since}`)} as "openSince"`;

/** What a list shows of a business. */
export const glanceOf = (door: Door): Query =>
  sql`b.id as "businessId", b.name, b.type, b.description, b.state_code as "stateCode", b.lga, ${sinceOf(door)}`;

/** Only of a farmer whose account is open: a closed one's business is nobody's to show. */
export const shownBy = ({ since }: Door): Query => sql`marketplace.business b
  where b.${since} is not null and b.removed_at is null and ${isActive(sql`b.keeper_id`)}`;

/** Null where the farmer has no business. */
export const openingOf = (db: Db, door: Door, keeperId: string): Promise<Opening | null> =>
  row<Opening>(
    db,
    sql`select b.${door.since} is not null as "isOpen", ${sinceOf(door)} from marketplace.business b
        where b.id = ${keeperId} and b.removed_at is null`,
  );

/** Opens a business, or closes it where nobody opens it; one that is open stays so since it was opened. */
export const turnDoor = (db: Db, { since, by: opener }: Door, keeperId: string, by: string | null, now: Date) =>
  run(
    db,
    by === null
      ? sql`update marketplace.business set ${since} = null, ${opener} = null
            where id = ${keeperId} and removed_at is null and ${since} is not null`
      : sql`update marketplace.business set ${since} = ${now}, ${opener} = ${by}
            where id = ${keeperId} and removed_at is null and ${since} is null`,
  );

/** All that is shown of one; null for one that is not open to them. */
export const findShown = (db: Db, door: Door, businessId: string): Promise<OpportunityDetails | null> =>
  row<OpportunityDetails>(
    db,
    sql`select ${glanceOf(door)}, b.owner, b.farm_size as "farmSize", b.yearly_tonnes as "yearlyTonnes", b.employees,
          b.product_count as "productCount", b.website, b.cac_class as "cacClass", b.cac_number as "cacNumber",
          b.cac_date::text as "cacDate"
        from ${shownBy(door)} and b.id = ${businessId}`,
  );
