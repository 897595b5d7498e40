import type { TripStep, TripStepDraft } from '@shuka/domain/traceability';
import { instantText } from '#kit/instant-text.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

/** What a driver said of a trip, in the order it came. */
export const findTripSteps = (db: Db, tripId: string): Promise<TripStep[]> =>
  rows<TripStep>(
    db,
    sql`select id, kind, ${instantText(sql`happened_at`)} as "happenedAt", ${instantText(sql`taken_at`)} as "takenAt",
          reason, note, receiver from traceability.trip_step where trip_id = ${tripId}
        order by happened_at, taken_at, id`,
  );

/** Of which trip a step that was taken in is; null for one that was not. */
export const findTripOfStep = async (db: Db, stepId: string): Promise<string | null> =>
  (await row<{ tripId: string }>(db, sql`select trip_id as "tripId" from traceability.trip_step where id = ${stepId}`))
    ?.tripId ?? null;

export const findTripPhoto = async (db: Db, tripId: string): Promise<Buffer | null> =>
  (
    await row<{ photo: Buffer | null }>(
      db,
      sql`select photo from traceability.trip_step where trip_id = ${tripId} and kind = 'handed-over'`,
    )
  )?.photo ?? null;

type NewStep = Omit<TripStepDraft, 'lines' | 'photo'> & { readonly tripId: string; readonly photo: Buffer | null };

export const insertTripStep = (db: Db, one: NewStep, now: Date) =>
  run(
    db,
    sql`insert into traceability.trip_step (id, trip_id, kind, happened_at, taken_at, reason, note, receiver, photo)
        values (${one.stepId}, ${one.tripId}, ${one.kind}, ${one.happenedAt}, ${now}, ${one.reason}, ${one.note},
          ${one.receiver}, ${one.photo})`,
  );
