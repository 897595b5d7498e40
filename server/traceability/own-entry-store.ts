import type { OwnEntry } from '@shuka/domain/traceability';
import { rows, sql, type Db } from '#kit/db.ts';

/** One page of the events that a company may read as entries of the log, the newest first; by the index of readers. */
export const findOwnEntries = (
  db: Db,
  companyId: string,
  after: string | null,
  limit: number,
): Promise<(OwnEntry & { readonly number: number })[]> =>
  rows(
    db,
    sql`select e.id, e.number, e.event_time as at, e.type, coalesce(e.biz_step, '') as "bizStep",
          coalesce((select t.name from traceability.event_thing m join traceability.thing t on t.id = m.thing_id
            where m.event_id = e.id order by m.part = 'used', t.id limit 1), '') as name,
          e.declares is not null or exists (select 1 from traceability.event d where d.declares = e.id) as "isCorrected",
          exists (select 1 from traceability.log_leaf l where l.entry_id = e.id) as "isLogged"
        from traceability.reader r join traceability.event e on e.number = r.event_number
        where r.company_id = ${companyId} and (${after}::bigint is null or r.event_number < ${after}::bigint)
        order by r.event_number desc limit ${limit}`,
  );
