import { run, sql, type Db } from '#kit/db.ts';

type NewRecall = {
  readonly id: string;
  readonly companyId: string;
  readonly thing: number;
  readonly reason: string;
  readonly reached: number;
};

export const insertRecall = (db: Db, { id, companyId, thing, reason, reached }: NewRecall, by: string, now: Date) =>
  run(
    db,
    sql`insert into traceability.recall (id, company_id, thing_id, reason, reached, by_id, at)
        values (${id}, ${companyId}, ${thing}, ${reason}, ${reached}, ${by}, ${now})`,
  );
