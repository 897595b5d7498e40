import type { GoodDetails, GoodState, ShelfGood, StockReason } from '@shuka/domain/marketplace';
import { row, rows, run, sql, type Db, type Query } from '#kit/db.ts';

/** What open vouchers promise of a good; a voucher after its last day promises nothing. */
export const promisedPacks = (today: string): Query => sql`(select coalesce(sum(l.packs), 0)::integer
  from marketplace.voucher_line l join marketplace.voucher v on v.id = l.voucher_id
  where l.good_id = g.id and v.redeemed_at is null and v.expires_on >= ${today}::date)`;

export const said = sql`g.kind, g.name, g.maker, g.registration, g.pack_size as "packSize", g.pack_unit as "packUnit",
  g.price_kobo as "priceKobo", g.safety`;

export const columns = (
  today: string,
): Query => sql`g.id, g.company_id as "companyId", ${said}, g.stock_packs as "stockPacks",
  ${promisedPacks(today)} as "promisedPacks", g.state, g.checked_on::text as "checkedOn", g.reason`;

export const findGood = (db: Db, goodId: string, today: string): Promise<ShelfGood | null> =>
  row<ShelfGood>(db, sql`select ${columns(today)} from marketplace.input_good g where g.id = ${goodId}`);

/**
 * Goods of one company with their rows locked, in the order of their ids; those of others are not among them. What is promised
 * is summed once the locks are held: who waited for them sees what was promised meanwhile.
 */
export const holdGoods = async (
  db: Db,
  companyId: string,
  goodIds: readonly string[],
  today: string,
): Promise<Map<string, ShelfGood>> => {
  const asked = sql`marketplace.input_good g where g.company_id = ${companyId} and g.id = any(${goodIds}::uuid[])`;
  await run(db, sql`select 1 from ${asked} order by g.id for no key update`);
  const held = await rows<ShelfGood>(db, sql`select ${columns(today)} from ${asked}`);
  return new Map(held.map((good) => [good.id, good]));
};

export const countGoods = async (db: Db, companyId: string): Promise<number> =>
  (
    await row<{ total: number }>(
      db,
      sql`select count(*) as total from marketplace.input_good where company_id = ${companyId}`,
    )
  )?.total ?? 0;

type NewGood = GoodDetails & { readonly id: string; readonly companyId: string; readonly now: Date };

/** False when the id is another good's already. */
export const insertGood = async (db: Db, good: NewGood): Promise<boolean> =>
  (await run(
    db,
    sql`insert into marketplace.input_good (id, company_id, kind, name, maker, registration, pack_size, pack_unit,
          price_kobo, safety, registered_until, state, created_at)
        values (${good.id}, ${good.companyId}, ${good.kind}, ${good.name}, ${good.maker}, ${good.registration},
          ${good.packSize}, ${good.packUnit}, ${good.priceKobo},
          ${good.safety === null ? null : JSON.stringify(good.safety)}::json, ${good.safety?.registeredUntil ?? null},
          'waiting', ${good.now})
        on conflict (id) do nothing`,
  )) === 1;

/** @param isSame whether its label stays as it was looked up: else its number waits to be looked up again. */
export const updateGood = (db: Db, goodId: string, good: GoodDetails, isSame: boolean) =>
  run(
    db,
    sql`update marketplace.input_good set kind = ${good.kind}, name = ${good.name}, maker = ${good.maker},
          registration = ${good.registration}, pack_size = ${good.packSize}, pack_unit = ${good.packUnit},
          price_kobo = ${good.priceKobo}, safety = ${good.safety === null ? null : JSON.stringify(good.safety)}::json,
          registered_until = ${good.safety?.registeredUntil ?? null}::date
          ${isSame ? sql`` : sql`, state = 'waiting', checked_on = null, checked_by = null, reason = ''`}
        where id = ${goodId}`,
  );

type Check = { readonly state: GoodState; readonly by: string; readonly today: string; readonly reason: string };

export const markGood = (db: Db, goodId: string, { state, by, today, reason }: Check) =>
  run(
    db,
    sql`update marketplace.input_good set state = ${state}, checked_on = ${today}, checked_by = ${by}, reason = ${reason}
        where id = ${goodId}`,
  );

type StockLine = {
  readonly id: string;
  readonly goodId: string;
  readonly packs: number;
  readonly reason: StockReason;
  readonly ofId: string | null;
  readonly byId: string;
  readonly at: Date;
};

/** Writes what came or went; the database adds it to the stock of the good. */
export const insertStockLine = (db: Db, { id, goodId, packs, reason, ofId, byId, at }: StockLine) =>
  run(
    db,
    sql`insert into marketplace.stock_line (id, good_id, packs, reason, of_id, by_id, at)
        values (${id}, ${goodId}, ${packs}, ${reason}, ${ofId}, ${byId}, ${at})`,
  );
