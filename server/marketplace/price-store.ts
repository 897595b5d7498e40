import type { PriceSource } from '@shuka/domain/marketplace';
import { row, rows, run, sql, type Db } from '#kit/db.ts';
import { textOf, type SyncedRow } from '#kit/synced.ts';
import { instantText } from '#kit/instant-text.ts';

export type WrittenPrice = {
  readonly id: string;
  readonly quotationId: string;
  readonly day: string;
  readonly amountKobo: number;
  readonly unitGrams: number;
  readonly kiloKobo: number;
};

/** Who says so: a person, or a list that was imported. */
export type Said = {
  readonly source: PriceSource;
  readonly enteredBy: string | null;
  readonly importId: string | null;
};

export const insertPrices = (
  db: Db,
  prices: readonly WrittenPrice[],
  { source, enteredBy, importId }: Said,
  now: Date,
) =>
  run(
    db,
    sql`insert into marketplace.price
          (id, quotation_id, day, amount_kobo, unit_grams, kilo_kobo, source, entered_by, import_id, created_at)
        select *, ${source}, ${enteredBy}::uuid, ${importId}::uuid, ${now}::timestamptz from unnest(
          ${prices.map(({ id }) => id)}::uuid[], ${prices.map(({ quotationId }) => quotationId)}::uuid[],
          ${prices.map(({ day }) => day)}::date[], ${prices.map(({ amountKobo }) => amountKobo)}::bigint[],
          ${prices.map(({ unitGrams }) => unitGrams)}::integer[],
          ${prices.map(({ kiloKobo }) => kiloKobo)}::bigint[])`,
  );

type Standing = { readonly id: string; readonly place: number; readonly amountKobo: number };

/**
 * What a list said before of the same quotations on the same days, by the place in what is asked, from 1; the same word last.
 * What a person withdrew is known too where the list says it again: it does not come back.
 */
export const findStanding = (
  db: Db,
  asked: readonly Pick<WrittenPrice, 'quotationId' | 'day' | 'amountKobo'>[],
  source: PriceSource,
): Promise<Standing[]> =>
  rows<Standing>(
    db,
    sql`select p.id, asked.place::integer as place, p.amount_kobo as "amountKobo"
        from unnest(${asked.map(({ quotationId }) => quotationId)}::uuid[], ${asked.map(({ day }) => day)}::date[],
            ${asked.map(({ amountKobo }) => amountKobo)}::bigint[])
          with ordinality as asked (quotation_id, day, amount_kobo, place)
        join marketplace.price p on p.quotation_id = asked.quotation_id and p.day = asked.day
        left join marketplace.price_withdrawal w on w.price_id = p.id
        where p.source = ${source}
          and (w.price_id is null or (w.replaced_by is null and p.amount_kobo = asked.amount_kobo))
        order by asked.place, p.amount_kobo = asked.amount_kobo`,
  );

type Replaced = { readonly id: string; readonly by: string };

export const replacePrices = (db: Db, replaced: readonly Replaced[], withdrawnBy: string, now: Date) =>
  run(
    db,
    sql`insert into marketplace.price_withdrawal (price_id, reason, replaced_by, withdrawn_by, created_at)
        select old, '', new, ${withdrawnBy}::uuid, ${now}::timestamptz
        from unnest(${replaced.map(({ id }) => id)}::uuid[], ${replaced.map(({ by }) => by)}::uuid[]) as r (old, new)`,
  );

/** The first word stands: where a price was withdrawn already, nothing changes. */
export const insertWithdrawal = (db: Db, priceId: string, reason: string, by: string, now: Date) =>
  run(
    db,
    sql`insert into marketplace.price_withdrawal (price_id, reason, withdrawn_by, created_at)
        values (${priceId}, ${reason}, ${by}, ${now}) on conflict (price_id) do nothing`,
  );

/** The same of many; @returns those that counted until now. */
export const insertWithdrawals = async (
  db: Db,
  priceIds: readonly string[],
  reason: string,
  by: string,
  now: Date,
): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`insert into marketplace.price_withdrawal (price_id, reason, withdrawn_by, created_at)
          select id, ${reason}, ${by}::uuid, ${now}::timestamptz from unnest(${priceIds}::uuid[]) as id
          on conflict (price_id) do nothing returning price_id as id`,
    )
  ).map(({ id }) => id);

/** Whose price it is, null for a list's; undefined where there is none. */
export const findRecorder = async (db: Db, priceId: string): Promise<string | null | undefined> =>
  (
    await row<{ by: string | null }>(
      db,
      sql`select case when source = 'seen' then entered_by end as by from marketplace.price where id = ${priceId}`,
    )
  )?.by;

export const findQuotationOf = async (db: Db, priceId: string): Promise<string> =>
  (await row<{ id: string }>(db, sql`select quotation_id as id from marketplace.price where id = ${priceId}`))?.id ??
  '';

/** The quotations of these prices, held so that nobody else writes prices of them meanwhile. */
export const findQuotationsOf = async (db: Db, priceIds: readonly string[]): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select q.id from marketplace.quotation q
          where q.id in (select quotation_id from marketplace.price where id = any(${priceIds}::uuid[]))
          order by q.id for no key update`,
    )
  ).map(({ id }) => id);

const withdrawn = sql`(select json_build_object('reason', w.reason, 'at', ${instantText(sql`w.created_at`)})
  from marketplace.price_withdrawal w where w.price_id = p.id) as withdrawn`;

const fields = sql`m.name as market, m.state_code as "stateCode", m.lga, q.goods, q.kind, p.day::text, q.unit,
  p.unit_grams as "unitGrams", p.amount_kobo as "amountKobo", p.kilo_kobo as "kiloKobo",
  ${instantText(sql`p.created_at`)} as "createdAt", ${withdrawn}`;

const joined = sql`marketplace.price p join marketplace.quotation q on q.id = p.quotation_id
  join marketplace.market m on m.id = q.market_id`;

/** Prices as phones keep them: what people saw themselves. */
export const readSeenPrices = (db: Db, ids: readonly string[]): Promise<SyncedRow[]> =>
  rows(
    db,
    sql`select p.id, ${textOf(fields)}
        from ${joined} where p.id = any(${ids}::uuid[]) and p.source = 'seen'`,
  );
