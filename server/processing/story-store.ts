import type { QualityTest } from '@shuka/domain/processing';
import { row, rows, sql, type Db, type Query } from '#kit/db.ts';

/* What the public story of produce needs of what mills wrote down. */

/** A size of pack that a code stands for. */
export type StoryPack = {
  readonly packId: string;
  readonly companyId: string;
  readonly productName: string;
  readonly grams: number;
  readonly code: string;
  readonly gtin: string;
  readonly priceKobo: number;
  readonly pricedOn: string;
};

const findPack = (db: Db, which: Query): Promise<StoryPack | null> =>
  row<StoryPack>(
    db,
    sql`select k.id as "packId", k.company_id as "companyId", p.name as "productName", k.grams, k.code, k.gtin,
          c.kobo as "priceKobo", (c.at at time zone 'Africa/Lagos')::date::text as "pricedOn"
        from processing.pack k join processing.product p on p.id = k.product_id
          join lateral (select kobo, at from processing.price where pack_id = k.id order by version desc limit 1) c on true
        where ${which} order by k.id limit 1`,
  );

export const findStoryPack = (db: Db, packId: string): Promise<StoryPack | null> => findPack(db, sql`k.id = ${packId}`);

/** By its number of GS1, of the company that has it. @param gtin thirteen digits. */
export const findStoryPackOf = (db: Db, companyId: string, gtin: string): Promise<StoryPack | null> =>
  findPack(db, sql`k.gtin = ${gtin} and k.company_id = ${companyId}`);

/** Who says that a number of GS1 is theirs, and fills packs of it. */
export const findMakersOf = async (db: Db, gtin: string): Promise<string[]> =>
  (
    await rows<{ companyId: string }>(
      db,
      sql`select company_id as "companyId" from processing.pack where gtin = ${gtin} limit 20`,
    )
  ).map(({ companyId }) => companyId);

type StoryBatch = { readonly jobId: string; readonly jobNumber: number };

/** The batches that packs of a size were filled out of, the newest first. */
export const findBatchesOf = (db: Db, packId: string, limit: number): Promise<StoryBatch[]> =>
  rows<StoryBatch>(
    db,
    sql`select f.job_id as "jobId", j.number as "jobNumber" from processing.filling f
          join processing.job j on j.id = f.job_id
        where f.pack_id = ${packId} group by f.job_id, j.number order by j.number desc limit ${limit}`,
  );

type StoryTest = Pick<QualityTest, 'kind' | 'subject' | 'value' | 'verdict' | 'testedOn' | 'testedBy'>;

/** The last test of each kind that was made of what went into or came out of these jobs. */
export const findStoryTests = (db: Db, jobIds: readonly string[]): Promise<StoryTest[]> =>
  rows<StoryTest>(
    db,
    sql`select distinct on (job_id, kind, subject) kind, subject, value, verdict, tested_on::text as "testedOn",
          tested_by as "testedBy"
        from processing.test where job_id = any(${jobIds}::uuid[]) order by job_id, kind, subject, id desc limit 100`,
  );

/** What a mill weighed and reckoned for a delivery that stands, by its own id or by that of the lot it took. */
type StoryDelivery = {
  readonly id: string;
  readonly lotId: string | null;
  readonly keeperId: string | null;
  readonly crop: string;
  readonly netGrams: number;
  readonly amountKobo: number;
};

export const findStoryDeliveries = (db: Db, ids: readonly string[]): Promise<StoryDelivery[]> =>
  rows<StoryDelivery>(
    db,
    sql`select d.id, d.lot_id as "lotId", d.keeper_id as "keeperId", d.crop, d.gross_grams - d.tare_grams as "netGrams",
          d.amount_kobo as "amountKobo"
        from processing.delivery d
        where (d.id = any(${ids}::uuid[]) or d.lot_id = any(${ids}::uuid[]))
          and not exists (select 1 from processing.delivery r where r.replaces = d.id)
          and not exists (select 1 from processing.void_asked v join processing.void_settled s on s.void_id = v.id
            where v.delivery_id = d.id and s.is_agreed)
        order by d.id limit 2000`,
  );

/** To whom packs of these batches were sold, by name. */
export const findBuyersOf = async (db: Db, jobIds: readonly string[], limit: number): Promise<string[]> =>
  (
    await rows<{ buyer: string }>(
      db,
      sql`select distinct s.buyer from processing.sale s where s.job_id = any(${jobIds}::uuid[])
          and not exists (select 1 from processing.taken_back b where b.of_id = s.id) order by s.buyer limit ${limit}`,
    )
  ).map(({ buyer }) => buyer);
