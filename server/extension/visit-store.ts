import type { Visit } from '@shuka/domain/extension';
import { row, run, sql, type Db } from '#kit/db.ts';

const columns = sql`id, keeper_id as "keeperId", manager_id as "managerId", manager_name as "managerName",
  farm_id as "farmId", visited_on::text as "visitedOn", purpose, advice, rating, rating_note as "ratingNote", corrects,
  created_at as "createdAt"`;

/** False when the visit it corrects was corrected by another one first. */
export const insertVisit = async (db: Db, visit: Visit, requestId: string | null): Promise<boolean> =>
  (await run(
    db,
    sql`insert into extension.visit (id, keeper_id, manager_id, manager_name, farm_id, visited_on, purpose, advice,
          request_id, corrects, created_at)
        values (${visit.id}, ${visit.keeperId}, ${visit.managerId}, ${visit.managerName}, ${visit.farmId},
          ${visit.visitedOn}, ${visit.purpose}, ${visit.advice}, ${requestId}, ${visit.corrects}, ${visit.createdAt})
        on conflict (corrects) do nothing`,
  )) === 1;

/** The visit with its row locked. */
export const holdVisit = (db: Db, visitId: string): Promise<Visit | null> =>
  row<Visit>(
    db,
    sql`select ${columns} from extension.visit where id = ${visitId} and removed_at is null for no key update`,
  );

export const keepRating = (db: Db, visitId: string, rating: number, note: string) =>
  run(db, sql`update extension.visit set rating = ${rating}, rating_note = ${note} where id = ${visitId}`);
