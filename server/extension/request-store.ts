import type { VisitRequest } from '@shuka/domain/extension';
import { row, run, sql, type Db } from '#kit/db.ts';

const columns = sql`id, keeper_id as "keeperId", wanted_on::text as "wantedOn", reason, state,
  planned_on::text as "plannedOn", answer, created_at as "createdAt"`;

export const insertRequest = (db: Db, request: VisitRequest) =>
  run(
    db,
    sql`insert into extension.visit_request (id, keeper_id, wanted_on, reason, state, planned_on, answer, created_at)
        values (${request.id}, ${request.keeperId}, ${request.wantedOn}, ${request.reason}, ${request.state},
          ${request.plannedOn}, ${request.answer}, ${request.createdAt})`,
  );

/** The request with its row locked. */
export const holdRequest = (db: Db, requestId: string): Promise<VisitRequest | null> =>
  row<VisitRequest>(
    db,
    sql`select ${columns} from extension.visit_request
        where id = ${requestId} and removed_at is null for no key update`,
  );

export const updateRequest = (db: Db, request: VisitRequest, answeredBy: string, now: Date) =>
  run(
    db,
    sql`update extension.visit_request set state = ${request.state}, planned_on = ${request.plannedOn},
          answer = ${request.answer}, answered_by = ${answeredBy}, answered_at = ${now}
        where id = ${request.id}`,
  );

/** A few rows at most: past `mostOpen` no more are taken. */
export const countOpenRequests = async (db: Db, keeperId: string): Promise<number> =>
  (
    await row<{ total: number }>(
      db,
      sql`select count(*) as total from extension.visit_request
          where keeper_id = ${keeperId} and state in ('asked', 'planned') and removed_at is null`,
    )
  )?.total ?? 0;
