import type { JobInput, JobResult } from '@shuka/domain/processing';
import { row, sql, type Db, type Query } from '#kit/db.ts';

/* What the story of produce needs of what mills wrote down: no names, no money. */

export type TracedDelivery = {
  readonly id: string;
  readonly companyId: string;
  readonly crop: string;
  readonly lotId: string | null;
  readonly netGrams: number;
  readonly receipt: string;
  readonly weighedAt: string;
  readonly replaces: string | null;
};

export const findTracedDelivery = (db: Db, deliveryId: string): Promise<TracedDelivery | null> =>
  row<TracedDelivery>(
    db,
    sql`select d.id, d.company_id as "companyId", d.crop, d.lot_id as "lotId", d.gross_grams - d.tare_grams as "netGrams",
          d.receipt, d.weighed_at as "weighedAt", d.replaces
        from processing.delivery d where d.id = ${deliveryId}`,
  );

/** The delivery that two people agreed is void; null where they did not agree. */
export const findVoided = (db: Db, voidId: string): Promise<{ readonly deliveryId: string } | null> =>
  row(
    db,
    sql`select a.delivery_id as "deliveryId" from processing.void_settled s
          join processing.void_asked a on a.id = s.void_id where s.void_id = ${voidId} and s.is_agreed`,
  );

export type TracedJob = {
  readonly id: string;
  readonly companyId: string;
  readonly number: number;
  readonly makes: string;
  readonly inputs: readonly JobInput[];
  readonly inGrams: number;
  readonly version: number;
  /** The word that stands; null while the job goes on. */
  readonly result: JobResult | null;
};

export const findTracedJob = (db: Db, jobId: string): Promise<TracedJob | null> =>
  row<TracedJob>(
    db,
    sql`select j.id, j.company_id as "companyId", j.number, j.makes, j.inputs, j.in_grams as "inGrams", j.version, r.result
        from processing.job j left join processing.result r on r.job_id = j.id and r.version = j.version
        where j.id = ${jobId}`,
  );

type TracedPacks = {
  readonly id: string;
  readonly companyId: string;
  readonly jobId: string;
  readonly jobNumber: number;
  readonly code: string;
  readonly gtin: string;
  readonly productName: string;
  readonly grams: number;
  readonly at: string;
  /** When the first packs of this size were filled out of the job: what they are called is settled then. */
  readonly firstFilledAt: string;
};

const firstFilled = (packId: Query, jobId: Query): Query =>
  sql`(select min(o.at) from processing.filling o where o.pack_id = ${packId} and o.job_id = ${jobId}) as "firstFilledAt"`;

export type TracedFilling = TracedPacks & { readonly part: string };

export const findTracedFilling = (db: Db, fillingId: string): Promise<TracedFilling | null> =>
  row<TracedFilling>(
    db,
    sql`select f.id, k.company_id as "companyId", f.job_id as "jobId", j.number as "jobNumber", k.code, k.gtin,
          p.name as "productName", f.packs::bigint * k.grams as grams, f.at, f.part,
          ${firstFilled(sql`f.pack_id`, sql`f.job_id`)}
        from processing.filling f join processing.pack k on k.id = f.pack_id join processing.product p on p.id = k.product_id
          join processing.job j on j.id = f.job_id where f.id = ${fillingId}`,
  );

export type TracedSale = TracedPacks & { readonly soldOn: string };

export const findTracedSale = (db: Db, saleId: string): Promise<TracedSale | null> =>
  row<TracedSale>(
    db,
    sql`select s.id, s.company_id as "companyId", s.job_id as "jobId", j.number as "jobNumber", k.code, k.gtin,
          p.name as "productName", s.packs::bigint * k.grams as grams, s.at, s.sold_on::text as "soldOn",
          ${firstFilled(sql`s.pack_id`, sql`s.job_id`)}
        from processing.sale s join processing.pack k on k.id = s.pack_id join processing.product p on p.id = k.product_id
          join processing.job j on j.id = s.job_id where s.id = ${saleId}`,
  );
