import type { EpcisEvent, Namespaces, Part } from '@shuka/domain/traceability';
import { rows, run, sql, type Db } from '#kit/db.ts';
import { collision } from './thing-store.ts';

export type NewEvent = {
  readonly id: string;
  readonly ownerId: string;
  readonly eventId: string;
  readonly hash: Buffer;
  readonly event: EpcisEvent;
  readonly namespaces: Namespaces;
  /** The event this one declares wrong; null for any other. */
  readonly declares: string | null;
};

/** An event that is there already, as far as it takes to know it again. */
export type ToldEvent = {
  readonly id: string;
  readonly eventId: string;
  readonly hash: Buffer;
  readonly isDeclared: boolean;
};

/** What one owner told before under these ids or with these hashes. */
export const findTold = (
  db: Db,
  ownerId: string,
  eventIds: readonly string[],
  hashes: readonly Buffer[],
): Promise<ToldEvent[]> =>
  rows<ToldEvent>(
    db,
    sql`select e.id, e.event_id as "eventId", e.hash,
          exists (select 1 from traceability.event d where d.declares = e.id) as "isDeclared"
        from traceability.event e
        where e.owner_id = ${ownerId} and e.declares is null
          and (md5(e.event_id) in (select md5(one) from unnest(${eventIds}::text[]) one)
            or e.hash = any(${hashes}::bytea[]))`,
  );

/** Writes events. @returns their numbers by their ids. @throws a collision where another told one of them a moment ago. */
export const insertEvents = async (
  db: Db,
  events: readonly NewEvent[],
  { captureId, now }: { readonly captureId: string | null; readonly now: Date },
): Promise<Map<string, number>> => {
  if (events.length === 0) return new Map();
  const of = <Value>(pick: (one: NewEvent) => Value): Value[] => events.map(pick);
  const made = await rows<{ id: string; number: number }>(
    db,
    sql`insert into traceability.event (id, owner_id, event_id, hash, type, action, biz_step, disposition, read_point,
          biz_location, event_time, recorded_at, declares, capture_id, body, namespaces)
        select id, owner_id, event_id, hash, type, action, biz_step, disposition, read_point, biz_location, event_time,
          ${now}::timestamptz, declares, ${captureId}::uuid, body::json, namespaces::json
        from unnest(${of((one) => one.id)}::uuid[], ${of((one) => one.ownerId)}::uuid[],
          ${of((one) => one.eventId)}::text[], ${of((one) => one.hash)}::bytea[], ${of(({ event }) => event.type)}::text[],
          ${of(({ event }) => event.action ?? null)}::text[], ${of(({ event }) => event.bizStep ?? null)}::text[],
          ${of(({ event }) => event.disposition ?? null)}::text[],
          ${of(({ event }) => event.readPoint?.id ?? null)}::text[],
          ${of(({ event }) => event.bizLocation?.id ?? null)}::text[],
          ${of(({ event }) => new Date(event.eventTime).toISOString())}::timestamptz[],
          ${of((one) => one.declares)}::uuid[], ${of(({ event }) => JSON.stringify(event))}::text[],
          ${of(({ namespaces }) => JSON.stringify(namespaces))}::text[])
          with ordinality as n (id, owner_id, event_id, hash, type, action, biz_step, disposition, read_point,
            biz_location, event_time, declares, body, namespaces, place)
        order by place on conflict do nothing returning id, number`,
  );
  if (made.length < events.length) throw collision();
  return new Map(made.map(({ id, number }) => [id, number]));
};

type EventThing = { readonly thing: number; readonly eventId: string; readonly part: Part };

export const insertEventThings = (db: Db, named: readonly EventThing[]) =>
  run(
    db,
    sql`insert into traceability.event_thing (thing_id, event_id, part)
        select * from unnest(${named.map(({ thing }) => thing)}::bigint[], ${named.map(({ eventId }) => eventId)}::uuid[],
          ${named.map(({ part }) => part)}::text[]) on conflict do nothing`,
  );

type KeptEdge = { readonly from: number; readonly to: number; readonly eventId: string };

export const insertEdges = (db: Db, edges: readonly KeptEdge[]) =>
  run(
    db,
    sql`insert into traceability.edge (to_id, from_id, event_id)
        select * from unnest(${edges.map(({ to }) => to)}::bigint[], ${edges.map(({ from }) => from)}::bigint[],
          ${edges.map(({ eventId }) => eventId)}::uuid[]) on conflict do nothing`,
  );

/** What an event that was declared wrong joined is joined no more. */
export const removeEdges = (db: Db, eventIds: readonly string[]) =>
  run(db, sql`delete from traceability.edge where event_id = any(${eventIds}::uuid[])`);

export type Reader = { readonly companyId: string; readonly number: number; readonly event: EpcisEvent };

/** Lets companies read events. */
export const insertReaders = (db: Db, readers: readonly Reader[]) =>
  run(
    db,
    sql`insert into traceability.reader (company_id, event_number, event_time, type, biz_step)
        select * from unnest(${readers.map(({ companyId }) => companyId)}::uuid[],
          ${readers.map(({ number }) => number)}::bigint[],
          ${readers.map(({ event }) => new Date(event.eventTime).toISOString())}::timestamptz[],
          ${readers.map(({ event }) => event.type)}::text[], ${readers.map(({ event }) => event.bizStep ?? null)}::text[])
        on conflict do nothing`,
  );
