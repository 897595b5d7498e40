import type { GoodsPart } from '@shuka/domain/traceability';
import { row, run, sql, type Db } from '#kit/db.ts';

export type Origins = { readonly version: number; readonly takes: readonly GoodsPart[] };

/** The last word on which lots went into a job; version 0 where nobody said. */
export const findOrigins = async (db: Db, jobId: string): Promise<Origins> =>
  (await row<Origins>(
    db,
    sql`select version, takes from traceability.job_origin where job_id = ${jobId} order by version desc limit 1`,
  )) ?? { version: 0, takes: [] };

type NewOrigins = Origins & {
  readonly jobId: string;
  readonly companyId: string;
  readonly by: string;
  readonly now: Date;
};

/** False where another word came first. */
export const insertOrigins = async (db: Db, one: NewOrigins): Promise<boolean> =>
  (await run(
    db,
    sql`insert into traceability.job_origin (job_id, version, company_id, takes, by_id, at)
        values (${one.jobId}, ${one.version}, ${one.companyId}, ${JSON.stringify(one.takes)}::json, ${one.by}, ${one.now})
        on conflict (job_id, version) do nothing`,
  )) === 1;
