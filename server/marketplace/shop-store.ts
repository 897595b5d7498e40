import type { ShelfGood, ShopGood } from '@shuka/domain/marketplace';
import { companyTable } from '#relations';
import { row, rows, sql, type Db, type Query } from '#kit/db.ts';
import { columns, promisedPacks, said } from './good-store.ts';

/** What farmers may see: `isShown` of the rules, for a whole table. */
const shown = (today: string): Query => sql`(case when g.kind in ('tool', 'other') then g.state <> 'refused'
  else g.state = 'verified' end) and (g.registered_until is null or g.registered_until >= ${today}::date)`;

/** Whether a company is open and has something on its shelf that farmers see. */
export const isSellingNow = async (db: Db, companyId: string, today: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from marketplace.input_good g join (${companyTable}) c on c.id = g.company_id and c.is_open
        where g.company_id = ${companyId} and ${shown(today)} limit 1`,
  )) !== null;

type Page = { readonly after: string | null; readonly limit: number; readonly today: string };

export const findShelf = (db: Db, companyId: string, { after, limit, today }: Page): Promise<ShelfGood[]> =>
  rows<ShelfGood>(
    db,
    sql`select ${columns(today)} from marketplace.input_good g
        where g.company_id = ${companyId} ${after === null ? sql`` : sql`and g.id < ${after}`}
        order by g.id desc limit ${limit}`,
  );

export const findGoodsToCheck = (
  db: Db,
  { after, limit, today }: Page,
): Promise<(ShelfGood & { companyName: string })[]> =>
  rows(
    db,
    sql`select ${columns(today)}, c.name as "companyName"
        from marketplace.input_good g join (${companyTable}) c on c.id = g.company_id
        where g.state = 'waiting' and g.kind not in ('tool', 'other') ${after === null ? sql`` : sql`and g.id > ${after}`}
        order by g.id limit ${limit}`,
  );

type Asked = Page & {
  readonly search: string;
  readonly kind: string;
  readonly stateCode: string;
  readonly companyId: string | null;
};

const within = (search: string): string => `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

export const findShop = (db: Db, asked: Asked): Promise<ShopGood[]> => {
  const { after, limit, today, search, kind, stateCode, companyId } = asked;
  return rows<ShopGood>(
    db,
    sql`select g.id, g.company_id as "companyId", c.name as "companyName", c.state_code as "stateCode", c.lga, ${said},
          greatest(0, g.stock_packs - ${promisedPacks(today)})::integer as "freePacks", g.checked_on::text as "checkedOn"
        from marketplace.input_good g join (${companyTable}) c on c.id = g.company_id and c.is_open
        where ${shown(today)} ${after === null ? sql`` : sql`and g.id < ${after}`}
          and (${kind} = '' or g.kind = ${kind})
          and (${stateCode} = '' or c.state_code = ${stateCode})
          and (${companyId}::uuid is null or g.company_id = ${companyId}::uuid)
          and (${search} = '' or lower(g.name || ' ' || g.maker) like ${within(search)})
        order by g.id desc limit ${limit}`,
  );
};

/** More pesticides than are registered against any one pest. */
const mostPesticides = 2000;

/** What farmers may see of pesticides, those of a state first: each was looked up, and its registration counts. */
export const findPesticides = (db: Db, stateCode: string, today: string): Promise<ShopGood[]> =>
  rows<ShopGood>(
    db,
    sql`select g.id, g.company_id as "companyId", c.name as "companyName", c.state_code as "stateCode", c.lga, ${said},
          greatest(0, g.stock_packs - ${promisedPacks(today)})::integer as "freePacks", g.checked_on::text as "checkedOn"
        from marketplace.input_good g join (${companyTable}) c on c.id = g.company_id and c.is_open
        where g.kind = 'pesticide' and ${shown(today)}
        order by c.state_code <> ${stateCode}, g.id desc limit ${mostPesticides}`,
  );
