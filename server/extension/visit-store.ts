import type { Visit } from '@shuka/domain/extension';
import { row, run, sql, type Db } from '#kit/db.ts';

/** A visit as it is written down; what is said of it later comes later. */
export type WrittenVisit = Omit<Visit, 'form' | 'seen' | 'isConfirmed'> & {
  readonly form?: Visit['form'];
};

/** What is known of a visit's proof, and what its farmer said, beside the columns of `v`; `p` is the proof, or nulls. */
export const seenFields = sql`case when p.visit_id is null then null else
    json_build_object('accuracyMetres', p.accuracy_metres, 'metresAway', p.metres_away, 'code', p.code) end as seen,
  coalesce(v.farmer_says, false) or coalesce(p.code = 'right', false) as "isConfirmed"`;

const columns = sql`v.id, v.keeper_id as "keeperId", v.manager_id as "managerId", v.manager_name as "managerName",
  v.farm_id as "farmId", v.visited_on::text as "visitedOn", v.purpose, v.advice, v.rating, v.rating_note as "ratingNote",
  v.corrects, v.created_at as "createdAt", v.form, ${seenFields}`;

/** False when the visit it corrects was corrected by another one first. */
export const insertVisit = async (db: Db, visit: WrittenVisit, requestId: string | null): Promise<boolean> =>
  (await run(
    db,
    sql`insert into extension.visit (id, keeper_id, manager_id, manager_name, farm_id, visited_on, purpose, advice,
          request_id, corrects, created_at, form)
        values (${visit.id}, ${visit.keeperId}, ${visit.managerId}, ${visit.managerName}, ${visit.farmId},
          ${visit.visitedOn}, ${visit.purpose}, ${visit.advice}, ${requestId}, ${visit.corrects}, ${visit.createdAt},
          ${visit.form == null ? null : JSON.stringify(visit.form)}::jsonb)
        on conflict (corrects) do nothing`,
  )) === 1;

/** The visit with its row locked. */
export const holdVisit = (db: Db, visitId: string): Promise<Visit | null> =>
  row<Visit>(
    db,
    sql`select ${columns} from extension.visit v left join extension.visit_proof p on p.visit_id = v.id
        where v.id = ${visitId} and v.removed_at is null for no key update of v`,
  );

export const keepRating = (db: Db, visitId: string, rating: number, note: string) =>
  run(db, sql`update extension.visit set rating = ${rating}, rating_note = ${note} where id = ${visitId}`);

export const keepAnswer = (db: Db, visitId: string, tookPlace: boolean, now: Date) =>
  run(db, sql`update extension.visit set farmer_says = ${tookPlace}, farmer_said_at = ${now} where id = ${visitId}`);

/** A correction of the same day is the same visit: what the farmer said of it holds. */
export const keepAnswerOfCorrected = (db: Db, visitId: string, corrects: string) =>
  run(
    db,
    sql`update extension.visit v set farmer_says = c.farmer_says, farmer_said_at = c.farmer_said_at
        from extension.visit c
        where v.id = ${visitId} and c.id = ${corrects} and c.farmer_says is not null`,
  );
