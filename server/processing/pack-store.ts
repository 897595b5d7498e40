import type { PackDetails, StockLine } from '@shuka/domain/processing';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

type NewPack = PackDetails & { readonly productId: string; readonly companyId: string };

/** False where the mill has a pack of this code or number. */
export const insertPack = async (db: Db, one: NewPack, by: string, now: Date): Promise<boolean> => {
  const isNew =
    (await run(
      db,
      sql`insert into processing.pack (id, product_id, company_id, grams, code, gtin, at)
          values (${one.id}, ${one.productId}, ${one.companyId}, ${one.grams}, ${one.code}, ${one.gtin}, ${now})
          on conflict do nothing`,
    )) === 1;
  if (isNew) await insertPrice(db, { packId: one.id, version: 1, priceKobo: one.priceKobo }, by, now);
  return isNew;
};

type NewPrice = { readonly packId: string; readonly version: number; readonly priceKobo: number };

/** False where a word on the price came first. */
export const insertPrice = async (
  db: Db,
  { packId, version, priceKobo }: NewPrice,
  by: string,
  now: Date,
): Promise<boolean> =>
  (await run(
    db,
    sql`insert into processing.price (pack_id, version, kobo, by_id, at)
        values (${packId}, ${version}, ${priceKobo}, ${by}, ${now}) on conflict (pack_id, version) do nothing`,
  )) === 1;

type Held = { readonly productId: string; readonly grams: number; readonly version: number };

/** A pack of a mill, with the version of its price; null where it has none of that id. */
export const findPack = (db: Db, companyId: string, packId: string): Promise<Held | null> =>
  row<Held>(
    db,
    sql`select k.product_id as "productId", k.grams,
          (select max(version) from processing.price c where c.pack_id = k.id) as version
        from processing.pack k where k.id = ${packId} and k.company_id = ${companyId}`,
  );

type StockRow = Omit<StockLine, 'blockedBy'>;

/** What is in stock of a product, the oldest job first. */
export const findStock = (db: Db, productId: string): Promise<StockRow[]> =>
  rows<StockRow>(
    db,
    sql`select s.pack_id as "packId", s.job_id as "jobId", j.number as "jobNumber", s.packs
        from processing.stock s join processing.pack k on k.id = s.pack_id join processing.job j on j.id = s.job_id
        where k.product_id = ${productId} and s.packs > 0 order by j.number, k.grams`,
  );

type Line = { readonly packId: string; readonly jobId: string; readonly packs: number };

export const addStock = (db: Db, { packId, jobId, packs }: Line) =>
  run(
    db,
    sql`insert into processing.stock as s (pack_id, job_id, packs) values (${packId}, ${jobId}, ${packs})
        on conflict (pack_id, job_id) do update set packs = s.packs + ${packs}`,
  );

/** Takes packs out of a line of stock. False where there are fewer, however many ask at once. */
export const takeStock = async (db: Db, { packId, jobId, packs }: Line): Promise<boolean> =>
  (await run(
    db,
    sql`update processing.stock set packs = packs - ${packs}
        where pack_id = ${packId} and job_id = ${jobId} and packs >= ${packs}`,
  )) === 1;

export const countStock = async (db: Db, packId: string, jobId: string): Promise<number> =>
  (
    await row<{ packs: number }>(
      db,
      sql`select packs from processing.stock where pack_id = ${packId} and job_id = ${jobId}`,
    )
  )?.packs ?? 0;

type Filling = Line & { readonly id: string; readonly part: string };

export const insertFilling = (db: Db, { id, packId, jobId, part, packs }: Filling, by: string, now: Date) =>
  run(
    db,
    sql`insert into processing.filling (id, pack_id, job_id, part, packs, by_id, at)
        values (${id}, ${packId}, ${jobId}, ${part}, ${packs}, ${by}, ${now})`,
  );
