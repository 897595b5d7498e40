import type { Move, MoneyDetails, MoneyLine, Sale, SaleDetails, Supply } from '@shuka/domain/processing';
import { rows, run, sql, type Db } from '#kit/db.ts';

const saleColumns = sql`s.id, s.pack_id as "packId", s.job_id as "jobId", s.buyer, s.packs, s.price_kobo as "priceKobo",
  s.paid, s.sold_on::text as "soldOn", p.name as "productName", k.grams as "packGrams", j.number as "jobNumber",
  s.total_kobo as "totalKobo", b.reason as "takenBack"`;

const sales = sql`processing.sale s join processing.pack k on k.id = s.pack_id
  join processing.product p on p.id = k.product_id join processing.job j on j.id = s.job_id
  left join processing.taken_back b on b.of_id = s.id`;

/** One page of the sales of a mill, the newest first. */
export const findSales = (db: Db, companyId: string, after: string | null, limit: number): Promise<Sale[]> =>
  rows<Sale>(
    db,
    sql`select ${saleColumns} from ${sales}
        where s.company_id = ${companyId} and (${after}::uuid is null or s.id < ${after}::uuid)
        order by s.id desc limit ${limit}`,
  );

export const findSale = async (db: Db, companyId: string, saleId: string): Promise<Sale | null> =>
  (
    await rows<Sale>(
      db,
      sql`select ${saleColumns} from ${sales} where s.id = ${saleId} and s.company_id = ${companyId}`,
    )
  )[0] ?? null;

export const insertSale = (db: Db, one: SaleDetails & { readonly companyId: string }, by: string, now: Date) =>
  run(
    db,
    sql`insert into processing.sale (id, company_id, pack_id, job_id, buyer, packs, price_kobo, total_kobo, paid, sold_on,
          by_id, at)
        values (${one.id}, ${one.companyId}, ${one.packId}, ${one.jobId}, ${one.buyer}, ${one.packs}, ${one.priceKobo},
          ${one.packs * one.priceKobo}, ${one.paid}, ${one.soldOn}, ${by}, ${now})`,
  );

/** Takes back a sale, a purchase or a fee. False where that was done before. */
export const insertTakenBack = async (db: Db, id: string, reason: string, by: string, now: Date): Promise<boolean> =>
  (await run(
    db,
    sql`insert into processing.taken_back (of_id, reason, by_id, at) values (${id}, ${reason}, ${by}, ${now})
        on conflict (of_id) do nothing`,
  )) === 1;

const moneyColumns = sql`m.id, m.kind, m.who, m.what, m.crop, m.grams, m.amount_kobo as "amountKobo", m.paid,
  m.happened_on::text as "happenedOn", b.reason as "takenBack"`;

const money = sql`processing.money m left join processing.taken_back b on b.of_id = m.id`;

/** One page of the purchases and fees of a mill, the newest first. */
export const findMoney = (db: Db, companyId: string, after: string | null, limit: number): Promise<MoneyLine[]> =>
  rows<MoneyLine>(
    db,
    sql`select ${moneyColumns} from ${money}
        where m.company_id = ${companyId} and (${after}::uuid is null or m.id < ${after}::uuid)
        order by m.id desc limit ${limit}`,
  );

export const findMoneyLine = async (db: Db, companyId: string, moneyId: string): Promise<MoneyLine | null> =>
  (
    await rows<MoneyLine>(
      db,
      sql`select ${moneyColumns} from ${money} where m.id = ${moneyId} and m.company_id = ${companyId}`,
    )
  )[0] ?? null;

export const insertMoney = (db: Db, one: MoneyDetails & { readonly companyId: string }, by: string, now: Date) =>
  run(
    db,
    sql`insert into processing.money (id, company_id, kind, who, what, crop, grams, amount_kobo, paid, happened_on, by_id,
          at)
        values (${one.id}, ${one.companyId}, ${one.kind}, ${one.who}, ${one.what}, ${one.crop}, ${one.grams},
          ${one.amountKobo}, ${one.paid}, ${one.happenedOn}, ${by}, ${now})`,
  );

export type Span = { readonly from: string; readonly to: string };

/** What moved a mill's money in a time and was not taken back, said for a statement too. */
export type SaidMove = Move & { readonly who: string; readonly what: string };

export const findMoves = (db: Db, companyId: string, { from, to }: Span): Promise<SaidMove[]> =>
  rows<SaidMove>(
    db,
    sql`select 'sale' as kind, s.total_kobo as kobo, s.sold_on::text as day, s.paid, s.buyer as who,
          s.packs || ' × ' || p.name as what, s.id
        from ${sales} where s.company_id = ${companyId} and s.sold_on between ${from} and ${to} and b.of_id is null
        union all
        select m.kind, m.amount_kobo, m.happened_on::text, m.paid, m.who,
          case when m.crop = '' then m.what else m.crop end, m.id
        from ${money} where m.company_id = ${companyId} and m.happened_on between ${from} and ${to} and b.of_id is null
        order by day, id`,
  );

/** What a mill bought in a time, purchase by purchase. */
export const findSupplies = (db: Db, companyId: string, { from, to }: Span): Promise<Supply[]> =>
  rows<Supply>(
    db,
    sql`select m.who, m.crop, m.grams, m.amount_kobo as kobo from ${money}
        where m.company_id = ${companyId} and m.kind = 'purchase' and m.happened_on between ${from} and ${to}
          and b.of_id is null order by m.id`,
  );
