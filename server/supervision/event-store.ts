import type { EventDraft, EventKind, ExtensionEvent } from '@shuka/domain/supervision';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

const isCorrected = sql`exists (select 1 from supervision.event c where c.corrects = e.id)`;

const columns = sql`e.id, e.kind, e.title, e.organiser, e.category, e.held_on::text as "heldOn", e.many, e.men, e.women,
  e.youth, e.place, e.collaborators, e.note, e.corrects, e.is_cancelled as "isCancelled", e.zone_id as "zoneId",
  e.by_name as "byName", ${isCorrected} as "isCorrected", e.created_at as "createdAt"`;

const isStanding = sql`not e.is_cancelled and not ${isCorrected}`;

type Recorder = { readonly zoneId: string; readonly recordedBy: string; readonly byName: string };

/** False when the event it corrects was corrected by another one first. */
export const insertEvent = async (db: Db, event: EventDraft, by: Recorder, now: Date): Promise<boolean> =>
  (await run(
    db,
    sql`insert into supervision.event (id, zone_id, kind, title, organiser, category, held_on, many, men, women, youth,
          place, collaborators, note, recorded_by, by_name, corrects, is_cancelled, created_at)
        values (${event.id}, ${by.zoneId}, ${event.kind}, ${event.title}, ${event.organiser}, ${event.category},
          ${event.heldOn}, ${event.many}, ${event.men}, ${event.women}, ${event.youth}, ${event.place},
          ${event.collaborators}, ${event.note}, ${by.recordedBy}, ${by.byName}, ${event.corrects},
          ${event.isCancelled}, ${now})
        on conflict (corrects) do nothing`,
  )) === 1;

export const findEvent = (db: Db, eventId: string): Promise<(ExtensionEvent & { recordedBy: string }) | null> =>
  row(db, sql`select ${columns}, e.recorded_by as "recordedBy" from supervision.event e where e.id = ${eventId}`);

/** What someone recorded between two days, the newest first. */
export const findEventsBy = (
  db: Db,
  recordedBy: string,
  { from, to }: { from: string; to: string },
  limit: number,
): Promise<ExtensionEvent[]> =>
  rows<ExtensionEvent>(
    db,
    sql`select ${columns} from supervision.event e
        where e.recorded_by = ${recordedBy} and e.held_on between ${from} and ${to}
        order by e.held_on desc, e.id desc limit ${limit}`,
  );

type Within = { readonly zoneIds: readonly string[]; readonly from: string; readonly to: string };

const isWithin = ({ zoneIds, from, to }: Within) =>
  sql`e.zone_id = any(${zoneIds}::uuid[]) and e.held_on between ${from} and ${to} and ${isStanding}`;

/** How many of each kind there were in these zones; what was corrected or cancelled does not count. */
export const countEvents = async (db: Db, within: Within): Promise<Map<EventKind, number>> => {
  const found = await rows<{ kind: EventKind; total: number }>(
    db,
    sql`select e.kind, sum(e.many) as total from supervision.event e where ${isWithin(within)} group by e.kind`,
  );
  return new Map(found.map(({ kind, total }) => [kind, Number(total)]));
};

/** The events of these kinds that stand, by day. */
export const findEvents = (
  db: Db,
  within: Within,
  kinds: readonly EventKind[],
  limit: number,
): Promise<ExtensionEvent[]> =>
  rows<ExtensionEvent>(
    db,
    sql`select ${columns} from supervision.event e where ${isWithin(within)} and e.kind = any(${kinds}::text[])
        order by e.held_on, e.id limit ${limit}`,
  );

/** How many events of these kinds stand. */
export const countEventsOf = async (db: Db, within: Within, kinds: readonly EventKind[]): Promise<number> =>
  (
    await row<{ total: number }>(
      db,
      sql`select count(*) as total from supervision.event e
          where ${isWithin(within)} and e.kind = any(${kinds}::text[])`,
    )
  )?.total ?? 0;
