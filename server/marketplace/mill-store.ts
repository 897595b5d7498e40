import type { Opening, Opportunity, OpportunityDetails } from '@shuka/domain/marketplace';
import { isActive } from '#accounts';
import { instantText } from '#kit/instant-text.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

const since = sql`${instantText(sql`b.mills_since`)} as "openSince"`;

const glance = sql`b.id as "businessId", b.name, b.type, b.description, b.state_code as "stateCode", b.lga, ${since}`;

/** Only of a farmer whose account is open: a closed one's business is nobody's to show. */
const shown = sql`marketplace.business b
  where b.mills_since is not null and b.removed_at is null and ${isActive(sql`b.keeper_id`)}`;

/** Null where the farmer has no business. */
export const findMillOpening = (db: Db, keeperId: string): Promise<Opening | null> =>
  row<Opening>(
    db,
    sql`select b.mills_since is not null as "isOpen", ${since} from marketplace.business b
        where b.id = ${keeperId} and b.removed_at is null`,
  );

/** Opens a business to agro-processors, or closes it to them; one that is open stays so since it was opened. */
export const setMillOpening = (db: Db, keeperId: string, by: string | null, now: Date) =>
  run(
    db,
    by === null
      ? sql`update marketplace.business set mills_since = null, mills_by = null
            where id = ${keeperId} and removed_at is null and mills_since is not null`
      : sql`update marketplace.business set mills_since = ${now}, mills_by = ${by}
            where id = ${keeperId} and removed_at is null and mills_since is null`,
  );

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
    sql`select ${glance} from ${shown} and (b.mills_since, b.id) < (${before}::timestamptz, ${id}::uuid)
          and (${stateCode} = '' or b.state_code = ${stateCode})
          and (${search} = '' or lower(b.name) like ${beginsWith(search)} or lower(b.type) like ${beginsWith(search)})
        order by b.mills_since desc, b.id desc limit ${limit}`,
  );
};

export const findVenture = (db: Db, businessId: string): Promise<OpportunityDetails | null> =>
  row<OpportunityDetails>(
    db,
    sql`select ${glance}, b.owner, b.farm_size as "farmSize", b.yearly_tonnes as "yearlyTonnes", b.employees,
          b.product_count as "productCount", b.website, b.cac_class as "cacClass", b.cac_number as "cacNumber",
          b.cac_date::text as "cacDate"
        from ${shown} and b.id = ${businessId}`,
  );
