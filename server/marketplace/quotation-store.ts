import { goodsKey, type PriceKind } from '@shuka/domain/marketplace';
import { cropKey } from '@shuka/domain/seasons';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { rows, run, sql, type Db } from '#kit/db.ts';

/** What is priced: one kind of produce at one market, in one unit. */
export type Priced = {
  readonly marketId: string;
  readonly goods: string;
  readonly kind: PriceKind;
  readonly unit: string;
};

export const pricedKey = ({ marketId, goods, kind, unit }: Priced): string =>
  JSON.stringify([marketId, goodsKey(goods), kind, unit]);

type Held = { readonly id: string; readonly key: string };

const insertQuotations = (db: Db, priced: readonly Priced[]) =>
  run(
    db,
    sql`insert into marketplace.quotation (id, market_id, state_code, lga, goods, goods_key, crop, unit, kind)
        select asked.id, m.id, m.state_code, m.lga, asked.goods, asked.goods_key, asked.crop, asked.unit, asked.kind
        from unnest(${priced.map(() => newId())}::uuid[], ${priced.map(({ marketId }) => marketId)}::uuid[],
          ${priced.map(({ goods }) => goods)}::text[], ${priced.map(({ goods }) => goodsKey(goods))}::text[],
          ${priced.map(({ goods }) => cropKey(goods))}::text[], ${priced.map(({ unit }) => unit)}::text[],
          ${priced.map(({ kind }) => kind)}::text[])
          as asked (id, market_id, goods, goods_key, crop, unit, kind)
        join marketplace.market m on m.id = asked.market_id
        order by m.id, asked.goods_key, asked.kind, asked.unit
        on conflict (market_id, goods_key, kind, unit) do nothing`,
  );

/**
 * Takes the quotations of what is priced, made where there are none, in one order: two who write prices of the same things
 * come one after the other. @returns their ids by `pricedKey`.
 */
export const holdQuotations = async (db: Db, priced: readonly Priced[]): Promise<Map<string, string>> => {
  await insertQuotations(db, priced);
  const held = await rows<Held & Priced>(
    db,
    sql`select q.id, q.market_id as "marketId", q.goods_key as goods, q.kind, q.unit
        from marketplace.quotation q
        join unnest(${priced.map(({ marketId }) => marketId)}::uuid[],
            ${priced.map(({ goods }) => goodsKey(goods))}::text[], ${priced.map(({ kind }) => kind)}::text[],
            ${priced.map(({ unit }) => unit)}::text[]) as asked (market_id, goods_key, kind, unit)
          on q.market_id = asked.market_id and q.goods_key = asked.goods_key and q.kind = asked.kind
            and q.unit = asked.unit
        order by q.id for no key update of q`,
  );
  return new Map(held.map((one) => [pricedKey(one), one.id]));
};

/** Takes one quotation by its id, so that nobody else writes prices of it meanwhile. */
export const holdQuotation = (db: Db, quotationId: string) =>
  run(db, sql`select 1 from marketplace.quotation where id = ${quotationId} for no key update`);

/** Has the board show the newest price that stands of each; the one recorded last where there are several of a day. */
export const showNewest = (db: Db, quotationIds: readonly string[]) =>
  run(
    db,
    sql`update marketplace.quotation q set newest_id = n.id, newest_day = n.day
        from unnest(${quotationIds}::uuid[]) as asked (id) left join lateral (
          select p.id, p.day from marketplace.price p
          where p.quotation_id = asked.id
            and not exists (select 1 from marketplace.price_withdrawal w where w.price_id = p.id)
          order by p.day desc, p.created_at desc, p.id desc limit 1
        ) n on true
        where q.id = asked.id and q.newest_id is distinct from n.id`,
  );
