import type { EpcisEvent } from '@shuka/domain/traceability';
import { rows, sql, type Db } from '#kit/db.ts';

export type StandingEvent = { readonly number: number; readonly at: string; readonly body: EpcisEvent };

type Asked = {
  readonly companyId: string;
  /** Moments; the second is not among them. */
  readonly from: Date;
  readonly to: Date;
  readonly types: readonly string[];
  readonly bizSteps: readonly string[];
  /** Only what names this thing; null for all. */
  readonly thing: string | null;
};

/** Events that a company may read and that nobody declared wrong, the newest first; by the index of readers, and bounded. */
export const findStandingEvents = (
  db: Db,
  { companyId, from, to, types, bizSteps, thing }: Asked,
  after: readonly [at: string, number: string] | null,
  limit: number,
): Promise<StandingEvent[]> =>
  rows<StandingEvent>(
    db,
    sql`select r.event_number as number, r.event_time as at, e.body
        from traceability.reader r join traceability.event e on e.number = r.event_number
        where r.company_id = ${companyId} and r.event_time >= ${from} and r.event_time < ${to}
          and r.type = any(${types}::text[]) and r.biz_step = any(${bizSteps}::text[])
          and (${after?.[0] ?? null}::timestamptz is null
            or (r.event_time, r.event_number) < (${after?.[0] ?? null}::timestamptz, ${after?.[1] ?? null}::bigint))
          and e.declares is null and not exists (select 1 from traceability.event d where d.declares = e.id)
          and (${thing}::text is null or exists (select 1 from traceability.event_thing m
            join traceability.thing t on t.id = m.thing_id where m.event_id = e.id and t.uri = ${thing}))
        order by r.event_time desc, r.event_number desc limit ${limit}`,
  );

export type NamedThing = {
  readonly thing: string;
  readonly name: string;
  readonly ownerId: string;
  readonly place: string;
  /** When it was told of first; null for what nobody said of. */
  readonly bornAt: string | null;
};

/** What things are called, and who told of them first. */
export const findThingNames = (db: Db, uris: readonly string[]): Promise<NamedThing[]> =>
  rows<NamedThing>(
    db,
    sql`select uri as thing, name, owner_id as "ownerId", place, born_at as "bornAt" from traceability.thing where uri = any(${uris}::text[])`,
  );

type Cooling = { readonly thing: string; readonly at: string; readonly body: EpcisEvent };

/** When things were cooled, as far as a company may know; what was declared wrong is left out. */
export const findCoolings = (db: Db, companyId: string, uris: readonly string[]): Promise<Cooling[]> =>
  rows<Cooling>(
    db,
    sql`select t.uri as thing, e.event_time as at, e.body
        from traceability.thing t
          join traceability.event_thing m on m.thing_id = t.id and m.part = 'seen'
          join traceability.event e on e.id = m.event_id
          join traceability.reader r on r.company_id = ${companyId} and r.event_time = e.event_time and r.event_number = e.number
        where t.uri = any(${uris}::text[]) and e.biz_step = 'other' and e.declares is null
          and (e.body -> 'shuka:cooling' is not null or e.body ->> 'shuka:criticalTrackingEvent' = 'cooling')
          and not exists (select 1 from traceability.event d where d.declares = e.id)
        order by e.event_time, e.number limit 1000`,
  );
