import type { Settlement } from '@shuka/domain/supervision';
import type { LeftOut } from '#extension';
import { rows, run, sql, type Db } from '#kit/db.ts';

/** Whether a mark of a visit was settled: a condition for another slice's query. */
export const isSettled: LeftOut = (visitId, flag) =>
  sql`exists (select 1 from supervision.settlement st where st.visit_id = ${visitId} and ${flag} = any(st.flags))`;

const columns = sql`id, visit_id as "visitId", to_json(flags) as flags, reason, by_name as "byName",
  created_at as "createdAt"`;

type NewSettlement = Omit<Settlement, 'createdAt'> & {
  readonly zoneId: string;
  readonly managerId: string;
  readonly byId: string;
};

export const insertSettlement = (db: Db, said: NewSettlement, now: Date) =>
  run(
    db,
    sql`insert into supervision.settlement (id, zone_id, manager_id, visit_id, flags, reason, by_id, by_name, created_at)
        values (${said.id}, ${said.zoneId}, ${said.managerId}, ${said.visitId}, ${said.flags}::text[], ${said.reason},
          ${said.byId}, ${said.byName}, ${now})`,
  );

/** What was said of one visit. */
export const findSettlementsOf = (db: Db, visitId: string): Promise<Settlement[]> =>
  rows<Settlement>(db, sql`select ${columns} from supervision.settlement where visit_id = ${visitId} order by id`);

/** What was said of the visits of a manager, the newest first. */
export const findSettlementsAbout = (db: Db, managerId: string, limit: number): Promise<Settlement[]> =>
  rows<Settlement>(
    db,
    sql`select ${columns} from supervision.settlement where manager_id = ${managerId} order by id desc limit ${limit}`,
  );
